// <go-board>: a board drawn in SVG. It shows what it is given and tells which point was chosen.

import { BLACK, EMPTY, WHITE, colorName } from './position.js';

const NS = 'http://www.w3.org/2000/svg';
const CELL = 40;
const EDGE = 44;
const STONE = 18.8;

/** Pixels from line to line at most, however few lines there are. */
const LARGEST = 76;
const WORDS = { alive: 'alive', seki: 'seki', ko: 'ko', dead: 'dead' };
const LETTERS = { alive: 'A', seki: 'S', ko: 'K', dead: 'D' };

function element(name, attributes = {}, text) {
  const made = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

/** Whether a point has a dot: near the corners, in the centre, and on long sides between. */
function isStar(width, height, x, y) {
  const middle = (length, at) => length >= 5 && length % 2 === 1 && at === (length - 1) / 2;
  const corner = (length, at) => {
    const line = length >= 13 ? 3 : 2;
    return length >= 7 && (at === line || at === length - 1 - line);
  };
  const side = (length, at) => length >= 15 && middle(length, at);
  return (
    (middle(width, x) && middle(height, y)) ||
    (corner(width, x) && (corner(height, y) || side(height, y))) ||
    (side(width, x) && corner(height, y))
  );
}

export class GoBoard extends HTMLElement {
  constructor() {
    super();
    this.shown = null;
    this.current = 0;
    this.asked = -1;
  }

  connectedCallback() {
    this.addEventListener('click', (event) => this.clicked(event));
    this.addEventListener('keydown', (event) => this.pressed(event));
    this.addEventListener('pointerdown', (event) => {
      this.touch = event.pointerType === 'touch';
      if (event.target.closest('.hit')) event.preventDefault();
      this.beginPaint(event);
    });
    this.addEventListener('pointermove', (event) => this.goOnPainting(event));
    this.addEventListener('pointerup', () => { this.painting = false; });
    this.addEventListener('pointercancel', () => { this.painting = false; });
    this.addEventListener('pointerover', (event) => this.hover(event));
    this.addEventListener('pointerleave', () => this.ghost(-1));
  }

  /**
   * Draws a board: `position` and optionally `view`, `verdicts` (point to word), `right`, `safe`,
   * `labels` (point to text), `last`, `ghost` (a colour), `hint` (points), `shade` (point to class),
   * `heat` (point to a weight up to 1), `triangles` and `dead` (stones), `assumed` (target and region
   * as sets, where they are not marked), `small` (labels), `paints` (whether a pointer held down goes over points).
   */
  show(board) {
    const focused = this.contains(document.activeElement) ? this.current : -1;
    this.shown = board;
    this.asked = -1;
    const { width, height } = board.position;
    this.view = board.view ?? { left: 0, top: 0, right: width - 1, bottom: height - 1 };
    this.dataset.paints = board.paints ? 'yes' : 'no';
    this.style.setProperty('--most', `${(this.view.right - this.view.left + 2.2) * LARGEST}px`);
    if (this.current >= width * height || !this.sees(this.current)) {
      this.current = this.view.top * width + this.view.left;
    }
    this.draw();
    if (focused >= 0) this.focusPoint(this.current);
  }

  sees(point) {
    const x = point % this.shown.position.width;
    const y = Math.floor(point / this.shown.position.width);
    const { left, top, right, bottom } = this.view;
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  x(point) {
    return EDGE + ((point % this.shown.position.width) - this.view.left) * CELL;
  }

  y(point) {
    return EDGE + (Math.floor(point / this.shown.position.width) - this.view.top) * CELL;
  }

  draw() {
    const { position } = this.shown;
    const { left, top, right, bottom } = this.view;
    const wide = 2 * EDGE + (right - left) * CELL;
    const high = 2 * EDGE + (bottom - top) * CELL;
    const svg = element('svg', {
      viewBox: `0 0 ${wide} ${high}`,
      role: 'group',
      'aria-label': `Go board ${position.width} by ${position.height}`,
    });
    svg.append(shading());
    svg.append(element('rect', { class: 'wood', width: wide, height: high, rx: 6 }));
    this.drawLines(svg);
    this.drawCoordinates(svg, wide, high);
    this.overlay = element('g', { 'aria-hidden': 'true' });
    for (let point = 0; point < position.stones.length; point++) {
      if (this.sees(point)) this.drawPoint(svg, point);
    }
    svg.append(this.overlay);
    for (let point = 0; point < position.stones.length; point++) {
      if (this.sees(point)) svg.append(this.hit(point));
    }
    this.replaceChildren(svg);
  }

  drawLines(svg) {
    const { width, height } = this.shown.position;
    const { left, top, right, bottom } = this.view;
    const lines = element('g', { class: 'lines', 'aria-hidden': 'true' });
    const over = (at, edge) => (at === edge ? 0 : CELL / 2);
    const x1 = EDGE - over(left, 0);
    const x2 = EDGE + (right - left) * CELL + over(right, width - 1);
    const y1 = EDGE - over(top, 0);
    const y2 = EDGE + (bottom - top) * CELL + over(bottom, height - 1);
    for (let y = top; y <= bottom; y++) {
      const at = EDGE + (y - top) * CELL;
      const edge = y === 0 || y === height - 1 ? 'edge' : '';
      lines.append(element('line', { x1, x2, y1: at, y2: at, class: edge }));
    }
    for (let x = left; x <= right; x++) {
      const at = EDGE + (x - left) * CELL;
      const edge = x === 0 || x === width - 1 ? 'edge' : '';
      lines.append(element('line', { y1, y2, x1: at, x2: at, class: edge }));
    }
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        if (isStar(width, height, x, y)) {
          const point = y * width + x;
          lines.append(element('circle', { cx: this.x(point), cy: this.y(point), r: 3.6 }));
        }
      }
    }
    svg.append(lines);
  }

  drawCoordinates(svg, wide, high) {
    const { position } = this.shown;
    const { left, top, right, bottom } = this.view;
    const names = element('g', { class: 'names', 'aria-hidden': 'true' });
    const write = (x, y, text) => names.append(element('text', { x, y }, text));
    for (let x = left; x <= right; x++) {
      const letter = position.name(x)[0];
      const at = EDGE + (x - left) * CELL;
      write(at, 13, letter);
      write(at, high - 13, letter);
    }
    for (let y = top; y <= bottom; y++) {
      const number = position.name(y * position.width).slice(1);
      const at = EDGE + (y - top) * CELL;
      write(13, at, number);
      write(wide - 13, at, number);
    }
    svg.append(names);
  }

  drawPoint(svg, point) {
    const shown = this.shown;
    const { position } = shown;
    const cx = this.x(point);
    const cy = this.y(point);
    const square = (name, grow = 0) =>
      element('rect', {
        class: name,
        x: cx - CELL / 2 - grow,
        y: cy - CELL / 2 - grow,
        width: CELL + 2 * grow,
        height: CELL + 2 * grow,
      });
    const group = element('g', { 'aria-hidden': 'true' });
    const region = shown.assumed ? shown.assumed.region : position.region;
    const target = shown.assumed ? shown.assumed.target : position.target;
    if (region.has(point)) group.append(square('region'));
    if (shown.hint?.has(point)) group.append(square('hint'));
    const shade = shown.shade?.get(point);
    if (shade) group.append(square(`shade ${shade}`, shown.small ? -4 : -9));
    const heat = shown.heat?.get(point);
    if (heat) {
      group.append(element('circle', { class: 'heat', cx, cy, r: 17, 'fill-opacity': 0.2 + 0.8 * heat }));
    }
    const color = position.stones[point];
    if (color !== EMPTY) {
      const dead = shown.dead?.has(point) ? ' dead' : '';
      group.append(
        element('circle', { class: `stone ${colorName(color)}${dead}`, cx, cy, r: STONE }),
      );
    }
    const on = color === BLACK ? 'on-black' : color === WHITE ? 'on-white' : 'on-board';
    const verdict = shown.verdicts?.get(point);
    const label = shown.labels?.get(point);
    if ((target.has(point) && label === undefined) || shown.triangles?.has(point)) {
      const triangle = `${cx},${cy - 10} ${cx + 8.7},${cy + 5} ${cx - 8.7},${cy + 5}`;
      group.append(element('polygon', { class: `mark ${on}`, points: triangle }));
    } else if (shown.safe?.has(point)) {
      const safe = { class: `mark ${on}`, x: cx - 6.5, y: cy - 6.5, width: 13, height: 13 };
      group.append(element('rect', safe));
    } else if (!shown.assumed && region.has(point)) {
      const mark = { class: `interest ${on}`, x: cx - 5, y: cy - 5, width: 10, height: 10 };
      group.append(element('rect', mark));
    }
    if (verdict) {
      group.append(element('circle', { class: `verdict ${verdict}`, cx, cy, r: 13.5 }));
      if (label === undefined) {
        group.append(element('text', { class: 'letter', x: cx, y: cy }, LETTERS[verdict] ?? '?'));
      }
    }
    if (shown.right?.has(point)) {
      group.append(element('circle', { class: 'right', cx, cy, r: 17 }));
    }
    if (label !== undefined) {
      if (color === EMPTY && !verdict && !heat && !shade) {
        group.append(element('circle', { class: 'clear', cx, cy, r: 13 }));
      }
      const under = heat ? 'hot' : color === EMPTY && shade ? `on-${shade}` : on;
      const name = `label ${verdict ? 'letter' : under}${shown.small || String(label).length > 2 ? ' long' : ''}`;
      group.append(element('text', { class: name, x: cx, y: cy }, label));
    } else if (shown.last === point) {
      group.append(element('circle', { class: `last ${on}`, cx, cy, r: 8 }));
    }
    svg.append(group);
  }

  /** What a point is chosen by; its name is what a screen reader says. */
  hit(point) {
    return element('rect', {
      class: 'hit',
      x: this.x(point) - CELL / 2,
      y: this.y(point) - CELL / 2,
      width: CELL,
      height: CELL,
      role: 'button',
      tabindex: point === this.current ? 0 : -1,
      'data-point': point,
      'data-name': this.shown.position.name(point),
      'aria-label': this.describe(point),
    });
  }

  describe(point) {
    const { position, verdicts, right, labels, safe, assumed, last } = this.shown;
    const color = position.stones[point];
    const words = [position.name(point)];
    words.push(color === EMPTY ? 'empty' : `${colorName(color)} stone`);
    if ((assumed?.target ?? position.target).has(point)) words.push('target');
    if ((assumed?.region ?? position.region).has(point)) words.push('in the region');
    if (safe?.has(point)) words.push('taken as safe');
    if (verdicts?.has(point)) words.push(`${WORDS[verdicts.get(point)] ?? 'not known'} if played`);
    if (right?.has(point)) words.push('right');
    if (labels?.has(point)) words.push(`label ${labels.get(point)}`);
    if (this.shown.dead?.has(point)) words.push('dead');
    if (this.shown.shade?.has(point)) words.push(`owned by ${this.shown.shade.get(point)}`);
    if (this.shown.triangles?.has(point)) words.push('marked');
    if (last === point) words.push('last move');
    return words.join(', ');
  }

  beginPaint(event) {
    const hit = event.target.closest('.hit');
    if (!hit || !this.shown.paints || event.button !== 0) return;
    this.painting = true;
    this.setPointerCapture(event.pointerId);
    this.paint(Number(hit.dataset.point), true);
  }

  goOnPainting(event) {
    if (!this.painting) return;
    const hit = document.elementFromPoint(event.clientX, event.clientY)?.closest('.hit');
    if (hit && this.contains(hit)) this.paint(Number(hit.dataset.point), false);
  }

  paint(point, first) {
    if (!first && point === this.current) return;
    this.current = point;
    const detail = { point, first };
    this.dispatchEvent(new CustomEvent('paint', { detail, bubbles: true }));
  }

  clicked(event) {
    const hit = event.target.closest('.hit');
    if (hit && !this.shown.paints) this.choose(Number(hit.dataset.point), this.touch && this.dataset.confirm !== 'no');
  }

  /** On a touch screen the first touch shows where the stone would go, the second one plays. */
  choose(point, confirm) {
    this.current = point;
    if (confirm && this.asked !== point) {
      this.asked = point;
      this.ghost(point);
      this.tell('asked', point);
      return;
    }
    this.asked = -1;
    this.tell('point', point);
  }

  tell(type, point) {
    const detail = { point, name: this.shown.position.name(point) };
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }

  pressed(event) {
    const { width } = this.shown.position;
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -width, ArrowDown: width };
    const point = Number(event.target.closest('.hit')?.dataset.point ?? -1);
    if (point < 0) return;
    if (event.key in steps && !event.altKey && !event.ctrlKey) {
      const next = point + steps[event.key];
      const sameRow = Math.floor(next / width) === Math.floor(point / width);
      const fits = Math.abs(steps[event.key]) === width || sameRow;
      if (next >= 0 && next < this.shown.position.stones.length && fits && this.sees(next)) {
        this.focusPoint(next);
      }
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      this.choose(point, false);
    }
  }

  focusPoint(point) {
    this.querySelector(`[data-point="${this.current}"]`)?.setAttribute('tabindex', '-1');
    this.current = point;
    const hit = this.querySelector(`[data-point="${point}"]`);
    hit?.setAttribute('tabindex', '0');
    hit?.focus();
  }

  hover(event) {
    if (event.pointerType === 'touch') return;
    const hit = event.target.closest('.hit');
    this.ghost(hit ? Number(hit.dataset.point) : -1);
  }

  /** A stone that would be put there. */
  ghost(point) {
    if (!this.overlay) return;
    this.overlay.replaceChildren();
    const color = this.shown.ghost;
    if (point >= 0 && color && this.shown.position.stones[point] === EMPTY) {
      this.overlay.append(
        element('circle', {
          class: `stone ghost ${colorName(color)}`,
          cx: this.x(point),
          cy: this.y(point),
          r: STONE,
        }),
      );
    }
  }
}

/** What makes circles look like stones. */
function shading() {
  const ball = (id, ...stops) => {
    const gradient = element('radialGradient', { id, cx: '35%', cy: '30%', r: '75%' });
    gradient.append(...stops.map((offset) => element('stop', { offset, class: `stop-${offset}` })));
    return gradient;
  };
  const defs = element('defs');
  defs.append(ball('black-stone', 0, 1), ball('white-stone', 0, 1));
  return defs;
}

customElements.define('go-board', GoBoard);

/** The part of a board where something is, with some room around it. */
export function crop(position, points) {
  const { width, height } = position;
  if (points.size === 0) return undefined;
  const range = (of, length) => {
    const all = [...points].map(of);
    let first = Math.min(...all) - 2;
    let last = Math.max(...all) + 2;
    if (first < 2) first = 0;
    if (last >= length - 2) last = length - 1;
    return length - (last - first + 1) >= 4 ? [first, last] : [0, length - 1];
  };
  const [left, right] = range((point) => point % width, width);
  const [top, bottom] = range((point) => Math.floor(point / width), height);
  return { left, top, right, bottom };
}
