// The page: which panel is open, what position it is about, and what all panels share.

import { crop } from './board.js';
import { Position } from './position.js';
import { Editor } from './edit.js';
import { Solving } from './solve.js';
import { Exploring } from './explore.js';
import { Play } from './play.js';
import { Values } from './values.js';
import * as server from './server.js';

const MODES = ['edit', 'solve', 'explore', 'play', 'values'];
const LONGEST_LINK = 8000;

export const byId = (id) => document.getElementById(id);

/** What all panels share. */
class App {
  constructor() {
    this.board = byId('board');
    this.position = new Position(19, 19);
    this.job = null;
    this.mode = 'edit';
    this.zoom = 0;
  }

  async start() {
    this.themes();
    this.panels = {
      edit: new Editor(this),
      solve: new Solving(this),
      explore: new Exploring(this, 'explore'),
      play: new Play(this),
      values: new Values(this),
    };
    for (const mode of MODES) {
      byId(`tab-${mode}`).addEventListener('click', () => this.open(mode));
    }
    byId('tabs').addEventListener('keydown', (event) => this.tabKeys(event));
    this.board.addEventListener('point', (event) => this.chosen(event.detail));
    this.board.addEventListener('asked', (event) => {
      this.say(`${event.detail.name}: touch again to play there.`);
    });
    document.addEventListener('keydown', (event) => this.keys(event));
    byId('zoom-in').addEventListener('click', () => this.zoomBy(1));
    byId('zoom-out').addEventListener('click', () => this.zoomBy(-1));
    byId('cropped').addEventListener('change', () => this.refresh());
    byId('print').addEventListener('click', () => window.print());
    window.addEventListener('hashchange', () => this.openLink());
    this.refresh();
    this.about = await this.trying(() => server.about());
    if (this.about) {
      this.panels.solve.list(this.about.systems);
      this.panels.play.list(this.about.players);
    }
    await this.openLink();
    document.documentElement.dataset.ready = 'true';
  }

  themes() {
    const wanted = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const apply = (theme) => {
      document.documentElement.dataset.theme = theme;
      byId('theme').value = theme;
    };
    apply(localStorage.getItem('theme') ?? wanted);
    byId('theme').addEventListener('change', (event) => {
      localStorage.setItem('theme', event.target.value);
      apply(event.target.value);
    });
  }

  /** The position that the link has behind its #. */
  async openLink() {
    const match = /^#sgf=(.+)$/.exec(location.hash);
    if (!match) return;
    const sgf = decodeURIComponent(match[1]);
    if (sgf !== this.position.sgf()) await this.panels.edit.load(sgf);
  }

  link() {
    return `#sgf=${encodeURIComponent(this.position.sgf())}`;
  }

  /** Another position is to be asked about. */
  change(position) {
    this.position = position;
    if (this.job) this.panels.solve.forget();
    this.job = null;
    const link = this.link();
    if (link.length < LONGEST_LINK) history.replaceState(null, '', link);
    this.refresh();
  }

  open(mode) {
    this.mode = mode;
    for (const each of MODES) {
      byId(`tab-${each}`).setAttribute('aria-selected', String(each === mode));
      byId(`tab-${each}`).tabIndex = each === mode ? 0 : -1;
      byId(`panel-${each}`).hidden = each !== mode;
    }
    this.fail(null);
    this.say('');
    this.panels[mode].opened?.();
    this.refresh();
  }

  tabKeys(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const next = MODES[(MODES.indexOf(this.mode) + step + MODES.length) % MODES.length];
    this.open(next);
    byId(`tab-${next}`).focus();
  }

  /** Draws what the open panel shows. */
  refresh() {
    const shown = this.panels[this.mode].shown();
    const { position } = shown;
    if (byId('cropped').checked) {
      const seen = new Set([...position.stones.keys()].filter((point) => position.stones[point]));
      for (const point of position.region) seen.add(point);
      for (const point of shown.assumed?.region ?? []) seen.add(point);
      shown.view = crop(position, seen);
    }
    this.board.show(shown);
  }

  zoomBy(step) {
    this.zoom = Math.max(-2, Math.min(2, this.zoom + step));
    this.board.dataset.zoom = this.zoom;
  }

  chosen({ point, name }) {
    this.say('');
    this.panels[this.mode].chosen(point, name);
  }

  keys(event) {
    const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (event.altKey || event.metaKey) return;
    const button = event.target.closest?.('button, a, summary, [role=button]');
    if (event.key === 'Enter' && !typing && !button && ['edit', 'solve'].includes(this.mode)) {
      event.preventDefault();
      this.open('solve');
      this.panels.solve.solve();
      return;
    }
    if (!typing) this.panels[this.mode].key?.(event);
  }

  say(text) {
    byId('status').textContent = text;
  }

  fail(error) {
    byId('error').hidden = !error;
    byId('error').textContent = error ? error.message : '';
  }

  /** Does something that may be refused; says so if it is. */
  async trying(work) {
    try {
      this.fail(null);
      return await work();
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }

  /** Offers something as a file. */
  save(blob, name) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  }
}

new App().start();
