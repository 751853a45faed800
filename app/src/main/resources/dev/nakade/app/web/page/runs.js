// The page of collections that were checked: choose a run, filter its problems, open one.

import { runs, rows } from './server.js';

const PAGE = 25;
const byId = (id) => document.getElementById(id);
let all = [];
let from = 0;
let asked = 0;

function made(name, text) {
  const node = document.createElement(name);
  node.textContent = text;
  return node;
}

function option(value, text) {
  const node = made('option', text);
  node.value = value;
  return node;
}

function fail(error) {
  byId('error').textContent = error.message;
  byId('error').hidden = false;
}

function problem(row) {
  const item = document.createElement('li');
  const name = `${row.file}, ${row.game}${row.id ? ` (${row.id})` : ''}`;
  const link = made(row.position ? 'a' : 'span', name);
  if (row.position) link.href = `/#sgf=${encodeURIComponent(row.position)}`;
  const stated = row.stated.length ? ` Stated: ${row.stated.join(', ')}.` : '';
  item.append(link, made('strong', ` ${row.verdict} `), made('span', `${row.says ?? ''}${stated}`));
  return item;
}

async function show() {
  const mine = ++asked;
  const found = await rows({ run: byId('run').value, verdict: byId('verdict').value, find: byId('find').value, from });
  if (mine !== asked) return; // a later question is under way
  const last = from + found.rows.length;
  byId('count').textContent = found.total ? `${from + 1} to ${last} of ${found.total}` : 'none';
  byId('back').hidden = from === 0;
  byId('on').hidden = last >= found.total;
  byId('rows').replaceChildren(...found.rows.map(problem));
}

function restart() {
  from = 0;
  show().catch(fail);
}

/** Another run: its verdicts, with their numbers. */
function choose() {
  const { verdicts = {}, error } = all.find((run) => run.name === byId('run').value);
  byId('error').hidden = !error;
  if (error) {
    fail(new Error(error));
    byId('verdict').replaceChildren();
    byId('rows').replaceChildren();
    byId('count').textContent = '';
    return;
  }
  const sum = Object.values(verdicts).reduce((a, b) => a + b, 0);
  byId('verdict').replaceChildren(
    option('', `all (${sum})`),
    ...Object.entries(verdicts).map(([verdict, count]) => option(verdict, `${verdict} (${count})`)),
  );
  restart();
}

function step(by) {
  from = Math.max(0, from + by);
  show().catch(fail);
}

async function open() {
  document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'light';
  byId('run').addEventListener('change', choose);
  byId('verdict').addEventListener('change', restart);
  byId('find').addEventListener('input', restart);
  byId('choice').addEventListener('submit', (event) => event.preventDefault());
  byId('back').addEventListener('click', () => step(-PAGE));
  byId('on').addEventListener('click', () => step(PAGE));
  all = (await runs()).runs;
  byId('run').replaceChildren(...all.map((run) => option(run.name, run.name)));
  byId('none').hidden = all.length > 0;
  byId('choice').hidden = all.length === 0;
  if (all.length) choose();
}

open()
  .catch(fail)
  .finally(() => {
    document.documentElement.dataset.ready = 'true';
  });
