// Solving: starts, follows and cancels, and tells the answer in words and on the board.

import { capital, colorName, opponent } from './position.js';
import * as server from './server.js';

const byId = (id) => document.getElementById(id);
const number = (value) => value.toLocaleString('en');

const EXPLAINED = {
  seki:
    'Seki: neither side can play there without loss. The stones stay, but never get two eyes.',
  ko:
    'Ko: the stones in dispute can be taken and retaken. Whoever cannot find another threat ' +
    'elsewhere loses the fight; the numbers say how many threats decide it.',
};

export class Solving {
  constructor(app) {
    this.app = app;
    this.running = null;
    byId('solve').addEventListener('click', () => this.solve());
    byId('cancel').addEventListener('click', () => this.cancel());
    byId('compare').addEventListener('click', () => this.compare());
  }

  list(systems) {
    for (const system of systems) {
      const label = document.createElement('label');
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.value = system.name;
      box.checked = ['nakade', 'danieli-alphabeta', 'danieli-hash'].includes(system.name);
      label.title = system.summary;
      label.append(box, ` ${system.name}`);
      byId('systems').append(label);
    }
  }

  forget() {
    byId('answer').hidden = true;
    byId('gauge').hidden = true;
    byId('comparison').hidden = true;
  }

  async solve() {
    if (this.running) return;
    const { app } = this;
    const { position } = app;
    const body = {
      sgf: position.sgf(),
      millis: this.millis(),
      moves: byId('all-moves').checked ? 'all' : 'cheap',
      survive: byId('survive').value,
    };
    if (byId('with-threats').checked) {
      body.koThreats = `${byId('threats-black').value || 0}:${byId('threats-white').value || 0}`;
    }
    this.forget();
    this.busy(true);
    await app.trying(async () => {
      const last = await server.solve(body, (state) => this.tell(state, position));
      this.tell(last, position);
      if (last.error) throw new Error(last.error);
    });
    this.busy(false);
  }

  /** What may be spent, which the server limits. */
  millis() {
    return Math.min(Number(byId('time').value), this.app.about?.mostMillis ?? Infinity);
  }

  busy(is) {
    byId('solve').disabled = is;
    byId('compare').disabled = is;
    byId('cancel').disabled = !is;
    if (!is) this.running = null;
  }

  async cancel() {
    const id = this.running;
    this.stopped = true;
    if (id) await this.app.trying(() => server.cancelSolve(id));
  }

  /** Tells how a solve goes; its answer as soon as there is one. */
  tell(state, position) {
    this.running = state.id;
    this.gauge(state);
    if (state.answer && this.app.position === position) {
      if (this.app.job?.id !== state.id) {
        this.app.job = { id: state.id, answer: state.answer };
        this.showAnswer(state.answer);
      }
      this.links(state);
    }
  }

  /** Nodes, speed, time, memory, what is asked and the best line so far. */
  gauge(state) {
    const mega = (bytes) => (bytes / 2 ** 20).toFixed(bytes < 10 * 2 ** 20 ? 1 : 0);
    const speed = state.millis > 0 ? Math.round((state.nodes * 1000) / state.millis) : 0;
    byId('gauge').hidden = false;
    byId('nodes').textContent = number(state.nodes);
    byId('speed').textContent = number(speed);
    byId('elapsed').textContent = `${(state.millis / 1000).toFixed(1)} s`;
    byId('memory').textContent = `${mega(state.memory)} of ${mega(state.mostMemory)} MiB`;
    byId('progress').textContent = this.progress(state);
    const best = state.answer ? [] : state.line;
    byId('best').textContent = best.length > 0 ? `Best line so far: ${best.join(' ')}` : '';
  }

  progress(state) {
    if (state.state === 'queued') return `Waiting: place ${state.place} in the queue.`;
    if (state.state === 'running') return state.doing ? capital(state.doing) : 'Searching …';
    return state.state === 'certifying' ? 'Writing the certificate …' : '';
  }

  showAnswer(answer) {
    byId('answer').hidden = false;
    byId('sentence').textContent = `${capital(answer.toMove)} to move. ${answer.sentence}`;
    byId('explained').textContent = EXPLAINED[answer.result] ?? '';
    byId('line').textContent = answer.pv.length > 0 ? `Line: ${this.line(answer)}.` : '';
    this.fill('failures', answer.failures);
    this.fill('assumptions', answer.assumptions);
    // On a narrow screen the panel is below the board, out of sight.
    this.app.say(window.matchMedia('(max-width: 860px)').matches ? answer.sentence : '');
    this.app.refresh();
  }

  line(answer) {
    let color = answer.toMove === 'black' ? 1 : 2;
    return answer.pv
      .map((move) => {
        const words = `${capital(colorName(color))} ${move}`;
        color = opponent(color);
        return words;
      })
      .join(', ');
  }

  fill(id, lines) {
    byId(id).replaceChildren(
      ...lines.map((line) => {
        const item = document.createElement('li');
        item.textContent = line;
        return item;
      }),
    );
  }

  links(state) {
    const link = (id, what, there) => {
      byId(id).hidden = !there;
      byId(id).href = server.download(state.id, what);
    };
    link('get-tree', 'tree.sgf', state.tree);
    link('get-certificate', 'certificate', state.certificate);
    link('get-svg', 'picture.svg', true);
    link('get-png', 'picture.png', true);
    byId('without').textContent = state.withoutCertificate
      ? `No certificate: ${state.withoutCertificate}.`
      : '';
  }

  /** Asks several systems one after the other. */
  async compare() {
    if (this.running) return;
    const rows = byId('comparison').querySelector('tbody');
    rows.replaceChildren();
    byId('comparison').hidden = false;
    this.busy(true);
    this.stopped = false;
    for (const box of byId('systems').querySelectorAll('input:checked')) {
      if (this.stopped) break;
      await this.compareOne(box.value, rows);
    }
    this.busy(false);
  }

  async compareOne(system, rows) {
    const row = rows.insertRow();
    const cells = [system, '…', '', '', ''].map((text) => {
      const cell = row.insertCell();
      cell.textContent = text;
      return cell;
    });
    const body = {
      sgf: this.app.position.sgf(),
      system,
      millis: this.millis(),
      survive: byId('survive').value,
    };
    if (system !== 'nakade') body.depth = Number(byId('depth').value);
    try {
      const last = await server.solve(body, (state) => {
        this.running = state.id;
        cells[3].textContent = number(state.nodes);
      });
      if (last.error) throw new Error(last.error);
      const { answer } = last;
      cells[1].textContent = answer.answer ?? answer.result;
      cells[2].textContent = answer.pv[0] ?? answer.solutions?.[0] ?? '–';
      cells[3].textContent = number(answer.nodes);
      cells[4].textContent = number(answer.millis);
    } catch (error) {
      cells[1].textContent = error.message;
    }
  }

  chosen(point, name) {
    if (this.app.job) {
      this.app.open('explore');
      this.app.panels.explore.chosen(point, name);
    } else {
      this.app.say('Solve it first; then a click plays a move.');
    }
  }

  shown() {
    const { position, job } = this.app;
    return job ? answered(position, job.answer) : { position };
  }

  key(event) {
    if (event.key === 'Escape') this.cancel();
  }
}

/** A problem with its answer on it. */
export function answered(position, answer) {
  const points = (names) => new Set(position.points(names));
  const verdicts = new Map();
  for (const [name, verdict] of Object.entries(answer.moves ?? {})) {
    if (name !== 'pass') verdicts.set(position.point(name), verdict);
  }
  return {
    position,
    assumed: { target: points(answer.target), region: points(answer.region) },
    safe: points(answer.safe),
    verdicts,
    right: answer.sentence.includes('No move changes that') ? new Set() : points(answer.solutions),
    ghost: answer.toMove === 'black' ? 1 : 2,
  };
}
