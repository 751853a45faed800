// A position as the editor keeps it: stones, target, region, whose turn it is.

export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
export const MOST_LINES = 25;

const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';
const SGF = 'abcdefghijklmnopqrstuvwxyz';

export const colorName = (color) => (color === BLACK ? 'black' : 'white');
export const colorOf = (name) => (name === 'white' ? WHITE : BLACK);
export const opponent = (color) => 3 - color;
export const capital = (word) => word[0].toUpperCase() + word.slice(1);

export class Position {
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.stones = new Uint8Array(width * height);
    this.target = new Set();
    this.region = new Set();
    this.toMove = BLACK;
  }

  copy() {
    const copy = new Position(this.width, this.height);
    copy.stones.set(this.stones);
    copy.target = new Set(this.target);
    copy.region = new Set(this.region);
    copy.toMove = this.toMove;
    return copy;
  }

  /** The name of a point as in GTP. */
  name(point) {
    return COLUMNS[point % this.width] + (this.height - Math.floor(point / this.width));
  }

  /** The point of a name; -1 for a pass. */
  point(name) {
    if (name === 'pass') return -1;
    return (this.height - Number(name.slice(1))) * this.width + COLUMNS.indexOf(name[0]);
  }

  points(names) {
    return (names ?? []).filter((name) => name !== 'pass').map((name) => this.point(name));
  }

  neighbours(point) {
    const x = point % this.width;
    const next = [];
    if (x > 0) next.push(point - 1);
    if (x < this.width - 1) next.push(point + 1);
    if (point >= this.width) next.push(point - this.width);
    if (point + this.width < this.stones.length) next.push(point + this.width);
    return next;
  }

  /** The chain of a stone: its points and its liberties. */
  chain(point) {
    const color = this.stones[point];
    const points = new Set([point]);
    const liberties = new Set();
    const open = [point];
    while (open.length > 0) {
      for (const next of this.neighbours(open.pop())) {
        if (this.stones[next] === EMPTY) {
          liberties.add(next);
        } else if (this.stones[next] === color && !points.has(next)) {
          points.add(next);
          open.push(next);
        }
      }
    }
    return { points, liberties };
  }

  /** All chains, in the order of their first points. */
  chains() {
    const seen = new Set();
    const chains = [];
    this.stones.forEach((color, point) => {
      if (color !== EMPTY && !seen.has(point)) {
        const chain = this.chain(point);
        chain.points.forEach((each) => seen.add(each));
        chains.push(chain);
      }
    });
    return chains;
  }

  /** Puts a stone or takes it away; marks that make no sense any more go too. */
  put(point, color) {
    this.stones[point] = color;
    this.target.delete(point);
  }

  /** Plays a move with captures; says whether it was legal but for ko. */
  play(point, color) {
    if (this.stones[point] !== EMPTY) return false;
    this.stones[point] = color;
    let captured = false;
    for (const next of this.neighbours(point)) {
      if (this.stones[next] === opponent(color)) {
        const chain = this.chain(next);
        if (chain.liberties.size === 0) {
          captured = true;
          chain.points.forEach((each) => this.put(each, EMPTY));
        }
      }
    }
    if (!captured && this.chain(point).liberties.size === 0) {
      this.stones[point] = EMPTY;
      return false;
    }
    this.toMove = opponent(color);
    return true;
  }

  count(color) {
    return this.stones.reduce((sum, each) => sum + (each === color ? 1 : 0), 0);
  }

  /** The position in another arrangement of the points. */
  mapped(width, height, where) {
    const next = new Position(width, height);
    next.toMove = this.toMove;
    this.stones.forEach((color, point) => {
      const to = where(point % this.width, Math.floor(point / this.width));
      next.stones[to] = color;
      if (this.target.has(point)) next.target.add(to);
      if (this.region.has(point)) next.region.add(to);
    });
    return next;
  }

  rotatedRight() {
    return this.mapped(this.height, this.width, (x, y) => x * this.height + (this.height - 1 - y));
  }

  rotatedLeft() {
    return this.mapped(this.height, this.width, (x, y) => (this.width - 1 - x) * this.height + y);
  }

  flippedAcross() {
    return this.mapped(this.width, this.height, (x, y) => y * this.width + (this.width - 1 - x));
  }

  flippedDown() {
    return this.mapped(this.width, this.height, (x, y) => (this.height - 1 - y) * this.width + x);
  }

  swapped() {
    const next = this.copy();
    next.stones = this.stones.map((color) => (color === EMPTY ? EMPTY : opponent(color)));
    next.toMove = opponent(this.toMove);
    return next;
  }

  /** The record of the position. */
  sgf() {
    const list = (id, points) =>
      points.length === 0 ? '' : id + points.map((p) => `[${this.sgfPoint(p)}]`).join('');
    const of = (color) => [...this.stones.keys()].filter((p) => this.stones[p] === color);
    const size = this.width === this.height ? `${this.width}` : `${this.width}:${this.height}`;
    return `(;FF[4]GM[1]CA[UTF-8]SZ[${size}]${list('AB', of(BLACK))}${list('AW', of(WHITE))}` +
      `PL[${this.toMove === BLACK ? 'B' : 'W'}]${list('TR', [...this.target].sort((a, b) => a - b))}` +
      `${list('SQ', [...this.region].sort((a, b) => a - b))})`;
  }

  sgfPoint(point) {
    return SGF[point % this.width] + SGF[Math.floor(point / this.width)];
  }

  /** The position of a game as the server lists it. */
  static of(game) {
    const [width, height] = game.size.split('x').map(Number);
    const position = new Position(width, height);
    position.toMove = colorOf(game.toMove);
    position.points(game.black).forEach((point) => (position.stones[point] = BLACK));
    position.points(game.white).forEach((point) => (position.stones[point] = WHITE));
    const marks = game.marks ?? {};
    position.target = new Set(position.points(marks.triangle));
    position.region = new Set(position.points([...(marks.square ?? []), ...(marks.cross ?? [])]));
    return position;
  }

  /** The stones that the server says are there, with nothing marked. */
  with(black, white, toMove) {
    const next = new Position(this.width, this.height);
    next.points(black).forEach((point) => (next.stones[point] = BLACK));
    next.points(white).forEach((point) => (next.stones[point] = WHITE));
    next.toMove = colorOf(toMove);
    return next;
  }
}
