// Exploring what was proved, and playing against the prover: lines of moves in a tree.

import { capital, colorName, colorOf, opponent } from './position.js';
import { answered } from './solve.js';
import * as server from './server.js';

const byId = (id) => document.getElementById(id);

class Node {
  constructor(parent, move) {
    this.parent = parent;
    this.move = move;
    this.children = [];
    this.known = null;
  }

  line() {
    return this.parent ? [...this.parent.line(), this.move] : [];
  }

  child(move) {
    let next = this.children.find((each) => each.move === move);
    if (!next) {
      next = new Node(this, move);
      this.children.push(next);
    }
    return next;
  }

  last() {
    return this.children.length > 0 ? this.children[0].last() : this;
  }
}

/** One panel: `explore` shows all that is known, `play` keeps it to itself. */
export class Exploring {
  constructor(app, kind) {
    this.app = app;
    this.kind = kind;
    this.job = null;
    this.hints = 0;
    this.waiting = false;
    const click = (id, work) => byId(id).addEventListener('click', work);
    if (kind === 'explore') {
      click('go-first', () => this.go(this.root));
      click('go-back', () => this.go(this.at?.parent));
      click('go-on', () => this.go(this.at?.children[0]));
      click('go-last', () => this.go(this.at?.last()));
      click('pass', () => this.play('pass'));
      click('hint', () => this.hint());
      byId('verdicts').addEventListener('change', () => app.refresh());
    } else {
      click('play-mover', () => this.begin(true));
      click('play-other', () => this.begin(false));
      click('play-pass', () => this.play('pass'));
      click('play-back', () => this.takeBack());
    }
  }

  /** The problem as it was proved; asks for that first if nobody did. */
  async opened() {
    if (this.job && this.job === this.app.job) return;
    this.root = new Node(null, null);
    this.at = this.root;
    this.hints = 0;
    this.mine = null;
    if (!this.app.job) {
      this.tell('Solving first …');
      await this.app.panels.solve.solve();
    }
    this.job = this.app.job;
    if (!this.job) {
      this.tell('There is nothing to explore without an answer.');
      return;
    }
    if (this.kind === 'explore') await this.go(this.root);
    else this.tell('Choose a side.');
  }

  tell(text) {
    byId(`${this.kind}-says`).textContent = text;
  }

  /** Goes to a node, of which the server is asked once. */
  async go(node) {
    if (!node || !this.job) return;
    this.at = node;
    this.hints = 0;
    if (this.kind === 'explore') byId('hint-says').textContent = '';
    if (!node.known) {
      this.waiting = true;
      this.app.say('Proving …');
      node.known = await this.app.trying(() => server.explore(this.job.id, node.line()));
      this.waiting = false;
      this.app.say('');
      if (!node.known) {
        this.drop(node);
        return;
      }
    }
    if (this.at === node) this.showNode();
  }

  /** A move that was refused is no move. */
  drop(node) {
    if (!node.parent) return;
    node.parent.children = node.parent.children.filter((each) => each !== node);
    this.at = node.parent;
    this.app.refresh();
  }

  showNode() {
    this.tell(this.words());
    if (this.kind === 'explore') {
      this.drawTree();
      this.drawWhy();
    } else {
      byId('play-pass').disabled = !this.mine || Boolean(this.at.known.end);
      byId('play-back').disabled = this.at.line().length < 2;
    }
    if (this.app.mode === this.kind) this.app.refresh();
  }

  words() {
    const { known, move, parent } = this.at;
    if (this.kind === 'play' && !known.end) {
      const last = move ? `The prover plays ${move}. ` : '';
      return `${last}Your move: you play ${known.toMove}.`;
    }
    const judged = this.kind === 'explore' && parent?.known ? this.judge(parent.known, move) : '';
    return `${judged}${known.sentence}`;
  }

  /** Whether a move kept what its side had. */
  judge(before, move) {
    const verdict = before.moves?.[move];
    const who = capital(before.toMove);
    if (!verdict) return `${who} ${move}. `;
    if (before.sentence.includes('No move changes that')) return `${who} ${move}. `;
    const right = before.solutions.includes(move) || before.solutions.includes('pass') &&
      verdict === before.result;
    return `${who} ${move} is ${right ? 'right' : 'wrong'}. `;
  }

  async chosen(point, name) {
    await this.play(name);
  }

  async play(name) {
    if (!this.job || !this.at?.known || this.at.known.end || this.waiting) return;
    const { known } = this.at;
    if (this.kind === 'play' && this.mine !== known.toMove) return;
    const mover = known.toMove;
    await this.go(this.at.child(name));
    const moved = this.at.move === name && this.at.parent?.known === known;
    const answers = this.kind === 'play' || byId('answers').checked;
    if (moved && answers && !this.at.known.end) await this.answer(mover);
  }

  /** The prover plays for the other side, and says what the move before came to. */
  async answer(mover) {
    const before = this.words();
    const { reply } = this.at.known;
    if (this.at.known.toMove === mover || !reply) return;
    const judged = this.at.known.sentence;
    await this.go(this.at.child(reply));
    if (this.kind === 'explore' && this.at.known) {
      const answer = `${capital(colorName(opponent(colorOf(mover))))} answers ${reply}. `;
      this.tell(`${before.replace(judged, '')}${answer}${this.at.known.sentence}`);
    }
  }

  async begin(mover) {
    await this.opened();
    if (!this.job) return;
    this.root = new Node(null, null);
    const first = this.job.answer.toMove;
    this.mine = mover ? first : colorName(opponent(colorOf(first)));
    await this.go(this.root);
    if (!mover && this.root.known?.reply) await this.go(this.root.child(this.root.known.reply));
  }

  async takeBack() {
    const before = this.at.known.toMove === this.mine ? this.at.parent?.parent : this.at.parent;
    if (before) await this.go(before);
  }

  /** Where, then the first move, then the line. */
  hint() {
    const { known } = this.at ?? {};
    if (!known || known.end) return;
    this.hints = Math.min(3, this.hints + 1);
    const move = known.reply;
    const texts = [
      '',
      'Look at the shaded part of the board.',
      move === 'pass' ? 'No move is needed.' : `Play ${move}.`,
      known.pv.length > 0 ? `It goes ${known.pv.join(', ')}.` : 'There is no longer line.',
    ];
    byId('hint-says').textContent = texts[this.hints];
    this.app.refresh();
  }

  /** A button for each wrong move, which plays it and its refutation. */
  drawWhy() {
    const { known } = this.at;
    const wrong = Object.keys(known.moves ?? {}).filter((move) =>
      move !== 'pass' && known.solutions.length > 0 && !known.solutions.includes(move));
    byId('why-box').hidden = wrong.length === 0;
    byId('why').replaceChildren(
      ...wrong.slice(0, 20).map((move) => {
        const button = document.createElement('button');
        button.textContent = `Why not ${move}?`;
        button.addEventListener('click', () => this.refute(move));
        return button;
      }),
    );
  }

  async refute(move) {
    const from = this.at;
    await this.go(from.child(move));
    const known = this.at.known;
    if (this.at.parent !== from || !known) return;
    const line = known.pv.length > 0 ? known.pv : known.reply ? [known.reply] : [];
    let node = this.at;
    for (const each of line) node = node.child(each);
    const failure = from.known.failures.find((text) => new RegExp(`\\b${move}\\b`).test(text.split(':')[0]));
    await this.go(this.at.children[0] ?? this.at);
    this.tell(failure ?? `${move} fails: ${known.sentence}`);
  }

  drawTree() {
    const list = (node) => {
      const items = document.createElement('ul');
      for (const child of node.children) items.append(this.branch(child, list));
      return items;
    };
    byId('tree').replaceChildren(list(this.root));
  }

  /** Moves in a row up to where the line parts. */
  branch(node, list) {
    const item = document.createElement('li');
    let each = node;
    item.append(this.step(each));
    while (each.children.length === 1) {
      each = each.children[0];
      item.append(this.step(each));
    }
    if (each.children.length > 1) item.append(list(each));
    return item;
  }

  step(node) {
    const button = document.createElement('button');
    button.textContent = `${node.line().length}. ${node.move}`;
    if (node === this.at) button.setAttribute('aria-current', 'true');
    button.addEventListener('click', () => this.go(node));
    return button;
  }

  shown() {
    const { position } = this.app;
    const known = this.at?.known;
    if (!this.job || !known || this.job !== this.app.job) return { position };
    const now = position.with(known.black, known.white, known.toMove);
    const sees = this.kind === 'explore' && byId('verdicts').checked && !known.end;
    const shown = answered(now, {
      ...this.job.answer,
      target: known.target,
      toMove: known.toMove,
      sentence: known.sentence,
      moves: sees ? known.moves : {},
      solutions: sees ? known.solutions : [],
    });
    if (this.at.move && this.at.move !== 'pass') shown.last = now.point(this.at.move);
    if (known.end) shown.ghost = undefined;
    return this.withHints(shown, now, known);
  }

  withHints(shown, now, known) {
    if (this.hints >= 1 && known.reply !== 'pass') {
      const point = now.point(known.reply);
      const near = now.neighbours(point);
      shown.hint = new Set([point, ...near, ...near.flatMap((each) => now.neighbours(each))]);
    }
    if (this.hints === 2 && known.reply !== 'pass') {
      shown.labels = new Map([[now.point(known.reply), '1']]);
    }
    if (this.hints === 3) {
      shown.labels = new Map();
      known.pv.forEach((move, index) => {
        const point = now.point(move);
        if (point >= 0 && !shown.labels.has(point)) shown.labels.set(point, String(index + 1));
      });
    }
    return shown;
  }

  key(event) {
    if (this.kind !== 'explore') return;
    const ways = {
      ArrowLeft: () => this.go(this.at?.parent),
      ArrowRight: () => this.go(this.at?.children[0]),
      Home: () => this.go(this.root),
      Escape: () => this.go(this.root),
      End: () => this.go(this.at?.last()),
    };
    if (event.key in ways) {
      event.preventDefault();
      ways[event.key]();
    }
  }
}
