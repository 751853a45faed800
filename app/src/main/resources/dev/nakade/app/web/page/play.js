// Playing: this problem against the prover, or a whole game against a player with its analysis.

import { Exploring } from './explore.js';
import { Position, capital, colorName, colorOf, opponent } from './position.js';
import * as server from './server.js';

const byId = (id) => document.getElementById(id);
const percent = (share) => `${Math.round(100 * share)} %`;

/** From this share on, a point counts as owned, of a hundred. */
const OWNED = 40;

export class Play {
  constructor(app) {
    this.app = app;
    this.problem = new Exploring(app, 'play');
    this.moves = null;
    this.thought = null;
    this.waiting = false;
    byId('play-mover').addEventListener('click', () => this.leave());
    byId('play-other').addEventListener('click', () => this.leave());
    byId('game-new').addEventListener('click', () => this.begin());
    byId('game-pass').addEventListener('click', () => this.play('pass'));
    byId('game-back').addEventListener('click', () => this.takeBack());
    byId('game-analysis').addEventListener('change', () => app.refresh());
  }

  list(players) {
    for (const name of players) {
      const option = document.createElement('option');
      option.textContent = name;
      byId('game-player').append(option);
    }
  }

  opened() {
    if (!this.moves && this.app.job) return this.problem.opened();
    return undefined;
  }

  leave() {
    this.moves = null;
    byId('game-says').textContent = '';
    byId('game-pass').disabled = true;
    byId('game-back').disabled = true;
  }

  async begin() {
    this.moves = [];
    this.size = Number(byId('game-size').value);
    this.mine = colorOf(byId('game-side').value);
    this.thought = null;
    byId('play-says').textContent = '';
    await this.think();
  }

  get toMove() {
    return this.moves.length % 2 === 0 ? 1 : 2;
  }

  /** Asks what the player thinks; where it is its turn, it plays. */
  async think() {
    this.waiting = true;
    byId('game-says').textContent = 'Thinking …';
    const body = {
      size: this.size,
      moves: this.moves,
      player: byId('game-player').value,
      millis: Number(byId('game-time').value),
    };
    const thought = await this.app.trying(() => server.think(body));
    this.waiting = false;
    if (!thought) {
      this.moves.pop();
      byId('game-says').textContent = 'Your move.';
      return;
    }
    this.thought = thought;
    const itsTurn = !thought.over && this.toMove !== this.mine;
    if (itsTurn && !thought.resigns) {
      this.moves.push(thought.move);
      await this.think();
      return;
    }
    this.tell(thought, itsTurn && thought.resigns);
    this.app.refresh();
  }

  tell(thought, resigned) {
    byId('game-pass').disabled = thought.over || resigned;
    byId('game-back').disabled = this.moves.length < 2;
    byId('game-says').textContent = this.words(thought, resigned);
  }

  words(thought, resigned) {
    if (resigned) return `The player resigns: you win.`;
    if (thought.over) {
      const winner = thought.score > 0 ? 'Black' : 'White';
      return `Both passed. ${winner} wins by ${Math.abs(thought.score)}, all stones counted as alive.`;
    }
    const last = this.moves.at(-1);
    const before = last ? `${capital(colorName(opponent(this.toMove)))} played ${last}. ` : '';
    const chance = byId('game-analysis').checked
      ? ` It gives you ${percent(thought.winRate)} and would play ${thought.move}.`
      : '';
    return `${before}Your move: you play ${colorName(this.mine)}.${chance}`;
  }

  async play(name) {
    if (this.waiting || this.thought?.over || this.toMove !== this.mine) return;
    this.moves.push(name);
    await this.think();
  }

  async takeBack() {
    if (this.waiting || this.moves.length < 2) return;
    this.moves.splice(-2);
    await this.think();
  }

  chosen(point, name) {
    return this.moves ? this.play(name) : this.problem.chosen(point, name);
  }

  shown() {
    if (!this.moves) return this.problem.shown();
    const board = new Position(this.size, this.size);
    const { thought } = this;
    if (!thought) return { position: board };
    const position = board.with(thought.black, thought.white, thought.toMove);
    const shown = { position, ghost: thought.over ? undefined : this.mine };
    const last = this.moves.at(-1);
    if (last && last !== 'pass') shown.last = position.point(last);
    if (byId('game-analysis').checked && !thought.over) this.analyse(shown, position, thought);
    return shown;
  }

  /** Who owns what at the end of its games, and the share of its work on each candidate. */
  analyse(shown, position, thought) {
    shown.shade = new Map();
    (thought.ownership ?? []).forEach((share, point) => {
      if (Math.abs(share) >= OWNED) shown.shade.set(point, share > 0 ? 'black' : 'white');
    });
    const all = thought.options.reduce((sum, option) => sum + option.visits, 0);
    shown.labels = new Map();
    for (const { move, visits } of thought.options) {
      const share = Math.round((100 * visits) / Math.max(1, all));
      if (move !== 'pass' && share >= 1) shown.labels.set(position.point(move), String(share));
    }
  }
}
