/** The check of collections as an Apache Spark job. */
package dev.nakade.spark;
