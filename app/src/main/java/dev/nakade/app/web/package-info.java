/** {@code nakade serve}: the web application, its interface for programs and its page. */
package dev.nakade.app.web;
