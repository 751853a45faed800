// Small boards: the exact score of playing on each point.

import { Position, capital, colorName, opponent } from './position.js';
import * as server from './server.js';

const byId = (id) => document.getElementById(id);
const signed = (value) => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

export class Values {
  constructor(app) {
    this.app = app;
    this.history = [];
    this.asked = 0;
    byId('small-new').addEventListener('click', () => this.begin());
    byId('small-size').addEventListener('change', () => this.begin());
    byId('small-pass').addEventListener('click', () => this.pass());
    byId('small-back').addEventListener('click', () => this.back());
  }

  opened() {
    if (!this.position) this.begin();
  }

  begin() {
    const [width, height] = byId('small-size').value.split('x').map(Number);
    this.history = [];
    this.set(new Position(width, height));
  }

  async set(position) {
    this.position = position;
    this.values = null;
    this.last = undefined;
    byId('small-back').disabled = this.history.length === 0;
    byId('small-says').textContent = 'Searching …';
    this.app.refresh();
    const asked = ++this.asked;
    const found = await this.app.trying(() => server.values(position.sgf()));
    if (asked !== this.asked) return;
    this.values = found;
    byId('small-says').textContent = found ? this.words(found) : '';
    if (this.app.mode === 'values') this.app.refresh();
  }

  words(found) {
    const who = `${capital(found.toMove)} to move. `;
    if (found.value === null) {
      return `${who}Between ${signed(found.lower)} and ${signed(found.upper)}; not found in this time.`;
    }
    const pass = found.points?.pass;
    const passing = pass === null || pass === undefined ? '' : ` Passing is worth ${signed(pass)}.`;
    return `${who}With best play Black gets ${signed(found.value)}.${passing}`;
  }

  pass() {
    const next = this.position.copy();
    next.toMove = opponent(next.toMove);
    this.history.push(this.position);
    this.set(next);
  }

  back() {
    if (this.history.length > 0) this.set(this.history.pop());
  }

  chosen(point, name) {
    const next = this.position.copy();
    if (!next.play(point, this.position.toMove)) {
      this.app.say(`${capital(colorName(this.position.toMove))} may not play at ${name}.`);
      return;
    }
    this.history.push(this.position);
    this.app.say('');
    this.set(next);
  }

  shown() {
    const { position, values } = this;
    if (!position) return { position: this.app.position };
    const labels = new Map();
    for (const [name, value] of Object.entries(values?.points ?? {})) {
      if (name !== 'pass') labels.set(position.point(name), value === null ? '?' : signed(value));
    }
    const best = Object.entries(values?.points ?? {})
      .filter(([name, value]) => name !== 'pass' && value !== null && value === values.value)
      .map(([name]) => position.point(name));
    return { position, labels, right: new Set(best), ghost: position.toMove };
  }
}
