// Playing: this problem against the prover, or a whole game against a player with its analysis.

import { Exploring } from './explore.js';
import { Position, capital, colorName, colorOf, opponent } from './position.js';
import * as server from './server.js';

const byId = (id) => document.getElementById(id);
const percent = (share) => `${Math.round(100 * share)} %`;

/** From this share on, a point counts as owned: of a hundred, or of 64 in a territory. */
const OWNED = 40;

/** What is drawn, as Chen (2000) does in his figures 2 to 8. */
const LEGENDS = {
  none: '',
  player: 'Numbers: percent of its work on a move. Squares: points that it expects a side to own.',
  blocks: 'Stones of one block, directly connected, have the same number.',
  chains: 'Stones of one chain, blocks that cannot be separated, have the same number.',
  groups: 'Stones of one group, related chains, have the same number; squares are the space that ' +
    'it holds, triangles stones that it holds prisoner.',
  territory: 'How surely a point is Black’s: 64 for certain, −64 certainly White’s.',
  weights: 'What generators of moves say for the side to move; where they agree, weights add up.',
};

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
    byId('game-view').addEventListener('change', () => this.draw());
    byId('game-generator').addEventListener('change', () => app.refresh());
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
    this.id = undefined;
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
      id: this.id,
    };
    const thought = await this.app.trying(() => server.think(body));
    this.waiting = false;
    if (!thought) {
      this.moves.pop();
      byId('game-says').textContent = 'Your move.';
      return;
    }
    this.thought = thought;
    this.id = thought.id;
    const itsTurn = !thought.over && this.toMove !== this.mine;
    if (itsTurn && !thought.resigns) {
      this.moves.push(thought.move);
      await this.think();
      return;
    }
    this.tell(thought, itsTurn && thought.resigns);
    this.draw();
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
      const dead = thought.dead.length;
      const lifted = dead === 0 ? 'no stones are dead' : dead === 1 ? '1 stone is dead' : `${dead} stones are dead`;
      return `Both passed. ${winner} wins by ${Math.abs(thought.score)}; the player thinks that ${lifted}.`;
    }
    const last = this.moves.at(-1);
    const before = last ? `${capital(colorName(opponent(this.toMove)))} played ${last}. ` : '';
    const chance = byId('game-view').value === 'player'
      ? ` It gives you ${percent(thought.winRate)} and would play ${thought.move}.`
      : '';
    return `${before}Your move: you play ${colorName(this.mine)}.${chance}`;
  }

  /** Another view of the same position. */
  draw() {
    const view = byId('game-view').value;
    const box = byId('game-generator');
    const names = Object.keys(this.thought?.seen?.weights ?? {});
    const chosen = names.includes(box.value) ? box.value : 'all';
    box.replaceChildren(
      ...names.map((name) => {
        const option = document.createElement('option');
        option.value = name;
        option.textContent = name === 'all' ? 'all generators' : name;
        return option;
      }),
    );
    box.value = chosen;
    byId('generator-box').hidden = view !== 'weights' || names.length === 0;
    byId('game-legend').textContent = LEGENDS[view];
    if (this.app.mode === 'play') this.app.refresh();
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
    if (thought.over) this.drawEnd(shown, position, thought);
    else this.drawView(shown, position, thought);
    return shown;
  }

  drawEnd(shown, position, thought) {
    shown.dead = new Set(position.points(thought.dead));
    shown.shade = new Map();
    const areas = { black: thought.blackArea, white: thought.whiteArea };
    for (const [color, names] of Object.entries(areas)) {
      for (const point of position.points(names)) {
        if (!position.stones[point] || shown.dead.has(point)) shown.shade.set(point, color);
      }
    }
  }

  drawView(shown, position, thought) {
    const { seen } = thought;
    const view = byId('game-view').value;
    if (view === 'player') this.drawThought(shown, position, thought);
    if (view === 'blocks' || view === 'chains' || view === 'groups') {
      shown.labels = new Map();
      seen[view].forEach((number, point) => {
        if (number > 0 && position.stones[point]) shown.labels.set(point, String(number));
      });
    }
    if (view === 'groups') this.drawGroups(shown, position, seen);
    if (view === 'territory') {
      shown.labels = new Map();
      shown.shade = new Map();
      shown.small = true;
      seen.territory.forEach((value, point) => {
        if (value !== 0) shown.labels.set(point, String(value).replace('-', '−'));
        const owned = Math.abs(value) >= OWNED && !position.stones[point];
        if (owned) shown.shade.set(point, value > 0 ? 'black' : 'white');
      });
    }
    if (view === 'weights') {
      const weights = seen.weights[byId('game-generator').value] ?? {};
      this.drawWeights(shown, position, Object.entries(weights));
    }
  }

  /** The space of each group in its colour; prisoners, which belong to the group around them. */
  drawGroups(shown, position, seen) {
    const prisoners = new Set(position.points(seen.prisoners));
    const colors = new Map();
    seen.groups.forEach((number, point) => {
      if (number > 0 && position.stones[point] && !prisoners.has(point)) {
        colors.set(number, colorName(position.stones[point]));
      }
    });
    shown.shade = new Map();
    seen.groups.forEach((number, point) => {
      if (number > 0 && (!position.stones[point] || prisoners.has(point))) {
        shown.shade.set(point, colors.get(number));
      }
    });
    prisoners.forEach((point) => shown.labels.delete(point));
    shown.triangles = prisoners;
  }

  drawWeights(shown, position, weights) {
    const most = Math.max(1, ...weights.map(([, weight]) => weight));
    shown.labels = new Map();
    shown.heat = new Map();
    for (const [move, weight] of weights) {
      if (move === 'pass' || weight < 1) continue;
      shown.labels.set(position.point(move), String(weight));
      shown.heat.set(position.point(move), weight / most);
    }
  }

  /** Who owns what at the end of its games, and the share of its work on each candidate. */
  drawThought(shown, position, thought) {
    shown.shade = new Map();
    (thought.ownership ?? []).forEach((share, point) => {
      if (Math.abs(share) >= OWNED) shown.shade.set(point, share > 0 ? 'black' : 'white');
    });
    const all = thought.options.reduce((sum, option) => sum + option.visits, 0);
    const shares = thought.options.map(({ move, visits }) =>
      [move, Math.round((100 * visits) / Math.max(1, all))]);
    this.drawWeights(shown, position, shares);
  }
}
