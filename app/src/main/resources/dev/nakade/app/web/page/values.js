// Small boards: the exact score of playing on each point.

import { Position, capital } from './position.js';
import * as server from './server.js';

const byId = (id) => document.getElementById(id);
const signed = (value) => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

export class Values {
  constructor(app) {
    this.app = app;
    this.moves = [];
    this.asked = 0;
    byId('small-new').addEventListener('click', () => this.begin());
    byId('small-size').addEventListener('change', () => this.begin());
    byId('small-pass').addEventListener('click', () => this.play('pass'));
    byId('small-back').addEventListener('click', () => this.back());
  }

  opened() {
    if (!this.start) this.begin();
  }

  begin() {
    const [width, height] = byId('small-size').value.split('x').map(Number);
    this.start = new Position(width, height);
    this.found = null;
    this.go([]);
  }

  /** The server plays the moves, so that it knows of kos and passes. */
  async go(moves) {
    byId('small-says').textContent = 'Searching …';
    const asked = ++this.asked;
    const body = { sgf: this.start.sgf(), moves };
    const found = await this.app.trying(() => server.values(body));
    if (asked !== this.asked) return;
    if (found) {
      this.moves = moves;
      this.found = found;
    }
    byId('small-back').disabled = this.moves.length === 0;
    byId('small-pass').disabled = Boolean(this.found?.over);
    byId('small-says').textContent = this.found ? this.words(this.found) : '';
    if (this.app.mode === 'values') this.app.refresh();
  }

  words(found) {
    if (found.over) return `Both passed. Black gets ${signed(found.value)}.`;
    const who = `${capital(found.toMove)} to move. `;
    const ko = found.koBan ? ` The ko at ${found.koBan} may not be retaken now.` : '';
    if (found.value === null) {
      const between = `Between ${signed(found.lower)} and ${signed(found.upper)}`;
      return `${who}${between}; not found in this time.${ko}`;
    }
    const pass = found.points?.pass;
    const passing = pass === null || pass === undefined ? '' : ` Passing is worth ${signed(pass)}.`;
    return `${who}With best play Black gets ${signed(found.value)}.${passing}${ko}`;
  }

  play(name) {
    if (this.found && !this.found.over) this.go([...this.moves, name]);
  }

  back() {
    if (this.moves.length > 0) this.go(this.moves.slice(0, -1));
  }

  chosen(point, name) {
    this.play(name);
  }

  shown() {
    const { start, found } = this;
    if (!start || !found) return { position: start ?? this.app.position };
    const position = start.with(found.black, found.white, found.toMove);
    const labels = new Map();
    const best = new Set();
    for (const [name, value] of Object.entries(found.points)) {
      if (name === 'pass') continue;
      labels.set(position.point(name), value === null ? '?' : signed(value));
      if (value !== null && value === found.value) best.add(position.point(name));
    }
    if (found.koBan) labels.set(position.point(found.koBan), 'ko');
    const last = this.moves.at(-1);
    return {
      position,
      labels,
      right: best,
      ghost: found.over ? undefined : position.toMove,
      last: last && last !== 'pass' ? position.point(last) : undefined,
    };
  }
}
