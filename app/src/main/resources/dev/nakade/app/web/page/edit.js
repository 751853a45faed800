// The editor: stones and marks, transformations, undo, records in and out.

import {
  BLACK,
  EMPTY,
  MOST_LINES,
  Position,
  WHITE,
  capital,
  colorName,
  colorOf,
} from './position.js';
import * as server from './server.js';

const byId = (id) => document.getElementById(id);
const MOST_UNDONE = 500;

export class Editor {
  constructor(app) {
    this.app = app;
    this.undone = [];
    this.done = [];
    this.games = [];
    const click = (id, work) => byId(id).addEventListener('click', work);
    click('undo', () => this.undo());
    click('redo', () => this.redo());
    click('clear', () => this.set(new Position(app.position.width, app.position.height)));
    click('clear-marks', () => this.edit((next) => { next.target.clear(); next.region.clear(); }));
    click('rotate-left', () => this.set(app.position.rotatedLeft()));
    click('rotate-right', () => this.set(app.position.rotatedRight()));
    click('flip-across', () => this.set(app.position.flippedAcross()));
    click('flip-down', () => this.set(app.position.flippedDown()));
    click('swap', () => this.set(app.position.swapped()));
    click('new-board', () => this.newBoard());
    click('load', () => this.load(byId('sgf').value));
    click('share', () => this.share());
    click('save-sgf', () => this.save(async () => new Blob([app.position.sgf()]), 'position.sgf'));
    click('save-svg', () => this.save(() => server.picture('svg', app.position.sgf()), 'position.svg'));
    click('save-png', () => this.save(() => server.picture('png', app.position.sgf()), 'position.png'));
    click('ask', () => this.ask());
    click('examples', () => this.examples());
    click('open-file', () => byId('file').click());
    byId('file').addEventListener('change', () => this.loadFile(byId('file').files[0]));
    app.board.addEventListener('paint', (event) => this.painted(event.detail));
    byId('games').addEventListener('change', () => this.choose(byId('games').selectedIndex));
    for (const radio of document.getElementsByName('mover')) {
      radio.addEventListener('change', () => this.edit((next) => { next.toMove = colorOf(radio.value); }));
    }
    for (const radio of document.getElementsByName('overlay')) {
      radio.addEventListener('change', () => app.refresh());
    }
    for (const radio of document.getElementsByName('tool')) {
      radio.addEventListener('change', () => app.refresh());
    }
    this.listen();
  }

  /** Records that are pasted or dropped anywhere. */
  listen() {
    document.addEventListener('paste', (event) => {
      if (/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
      const text = event.clipboardData.getData('text/plain');
      if (text.includes('(')) this.load(text);
    });
    const shade = byId('drop');
    document.addEventListener('dragover', (event) => {
      event.preventDefault();
      shade.hidden = false;
    });
    document.addEventListener('dragleave', (event) => {
      if (!event.relatedTarget) shade.hidden = true;
    });
    document.addEventListener('drop', async (event) => {
      event.preventDefault();
      shade.hidden = true;
      const file = event.dataTransfer.files[0];
      this.loadFile(file);
    });
  }

  /** The bytes go to the server as they are, which works out their encoding. */
  async loadFile(file) {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    await this.read({ base64: btoa(text) });
    byId('file').value = '';
  }

  /** A collection to begin with. */
  async examples() {
    const sgf = await this.app.trying(() => server.examples());
    if (sgf) await this.load(sgf);
  }

  get tool() {
    return document.querySelector('input[name=tool]:checked').value;
  }

  set(next) {
    this.done.push(this.app.position);
    if (this.done.length > MOST_UNDONE) this.done.shift();
    this.undone = [];
    this.app.change(next);
  }

  edit(change) {
    const next = this.app.position.copy();
    change(next);
    this.set(next);
  }

  undo() {
    if (this.done.length === 0) return;
    this.undone.push(this.app.position);
    this.app.change(this.done.pop());
  }

  redo() {
    if (this.undone.length === 0) return;
    this.done.push(this.app.position);
    this.app.change(this.undone.pop());
  }

  newBoard() {
    const match = /^\s*(\d+)\s*(?:[x×:]\s*(\d+))?\s*$/i.exec(byId('size').value);
    const width = Number(match?.[1]);
    const height = Number(match?.[2] ?? match?.[1]);
    const fits = (length) => length >= 1 && length <= MOST_LINES;
    if (!match || !fits(width) || !fits(height)) {
      this.app.fail(new Error('A board has from 1x1 to 25x25 points.'));
      return;
    }
    this.app.fail(null);
    this.set(new Position(width, height));
  }

  /** Reads a record; of several games, the first is shown and the others are listed. */
  load(sgf) {
    return this.read({ sgf });
  }

  async read(record) {
    byId('load').disabled = true;
    const read = await this.app.trying(() => server.records(record));
    byId('load').disabled = false;
    if (!read) return;
    this.games = read.games;
    byId('games-box').hidden = read.games.length < 2;
    byId('games').replaceChildren(
      ...read.games.map((game) => {
        const option = document.createElement('option');
        option.value = game.game;
        option.textContent = `${game.game}. ${game.name || game.comment?.slice(0, 60) || game.size}`;
        return option;
      }),
    );
    this.choose(0);
    const complaints = read.games[0].complaints ?? [];
    this.app.say(complaints.length > 0 ? `Read with complaints: ${complaints[0].message}` : '');
  }

  choose(index) {
    const game = this.games[index];
    if (!game) return;
    byId('games').selectedIndex = index;
    byId('comment').hidden = !game.comment;
    byId('comment').textContent = game.comment ?? '';
    this.set(Position.of(game));
  }

  async share() {
    const link = location.origin + location.pathname + this.app.link();
    await this.app.trying(async () => {
      await navigator.clipboard?.writeText(link);
      this.app.say(
        navigator.clipboard ? 'The link was copied.' : 'The link is in the address of this page.',
      );
    });
  }

  async save(make, name) {
    const blob = await this.app.trying(make);
    if (blob) this.app.save(blob, name);
  }

  /** Shows which stones are meant and where both may play, if nobody says more. */
  async ask() {
    const { position } = this.app;
    const body = { sgf: position.sgf(), survive: byId('survive').value };
    const found = await this.app.trying(() => server.infer(body));
    if (!found) return;
    this.understood = { position, found };
    const aim = found.goal === 'live' ? 'live' : 'kill';
    this.app.say(
      `${capital(found.toMove)} to move is to ${aim}: ${found.target.length} stones are meant, ` +
        `the region has ${found.region.length} points, ${found.safe.length} stones are taken as safe.`,
    );
    this.app.refresh();
  }

  /** Points under a pointer that is held down join the region, or leave it as the first did. */
  painted({ point, first }) {
    const { region } = this.app.position;
    if (first) this.adding = !region.has(point);
    if (region.has(point) === this.adding) return;
    const next = this.app.position.copy();
    if (this.adding) next.region.add(point);
    else next.region.delete(point);
    if (first) this.set(next);
    else this.app.change(next);
  }

  chosen(point) {
    this.edit((next) => this.apply(next, point));
  }

  apply(next, point) {
    const tool = this.tool;
    if (tool === 'black' || tool === 'white') {
      const color = tool === 'black' ? BLACK : WHITE;
      next.put(point, next.stones[point] === color ? EMPTY : color);
    } else if (tool === 'erase') {
      next.put(point, EMPTY);
      next.region.delete(point);
    } else if (tool === 'region') {
      if (!next.region.delete(point)) next.region.add(point);
    } else if (next.stones[point] !== EMPTY) {
      this.applyTarget(next, point);
    } else {
      this.app.say('A target is made of stones.');
    }
  }

  /** A click marks the whole chain, or unmarks it. */
  applyTarget(next, point) {
    const chain = next.chain(point).points;
    const marked = next.target.has(point);
    for (const each of chain) {
      if (marked) next.target.delete(each);
      else next.target.add(each);
    }
  }

  shown() {
    const { position } = this.app;
    byId('undo').disabled = this.done.length === 0;
    byId('redo').disabled = this.undone.length === 0;
    byId('count-black').textContent = position.count(BLACK);
    byId('count-white').textContent = position.count(WHITE);
    byId('count-target').textContent = position.target.size;
    byId('count-region').textContent = position.region.size;
    byId('size').value = `${position.width}x${position.height}`;
    byId('sgf').value = position.sgf();
    document.querySelector(`input[name=mover][value=${colorName(position.toMove)}]`).checked = true;
    const tool = this.tool;
    return {
      ...this.understanding(position),
      position,
      labels: this.overlay(position),
      ghost: tool === 'black' ? BLACK : tool === 'white' ? WHITE : undefined,
      paints: tool === 'region',
    };
  }

  understanding(position) {
    if (this.understood?.position !== position) return {};
    const points = (names) => new Set(position.points(names));
    const { target, region, safe } = this.understood.found;
    return { assumed: { target: points(target), region: points(region) }, safe: points(safe) };
  }

  overlay(position) {
    const wanted = document.querySelector('input[name=overlay]:checked').value;
    if (wanted === 'none') return undefined;
    const labels = new Map();
    position.chains().forEach((chain, index) => {
      const text = wanted === 'groups' ? index + 1 : chain.liberties.size;
      chain.points.forEach((point) => labels.set(point, String(text)));
    });
    return labels;
  }

  key(event) {
    if (!event.ctrlKey) return;
    if (event.key === 'z') this.undo();
    if (event.key === 'y') this.redo();
  }
}
