// Asks the server. What it refuses becomes an error with the reason in words.

const ROOT = '/api/v1';

async function ask(path, options) {
  let response;
  try {
    response = await fetch(ROOT + path, options);
  } catch {
    throw new Error('The server does not answer. Is it still running?');
  }
  if (!response.ok) {
    const problem = await response.json().catch(() => ({ detail: response.statusText }));
    throw new Error(problem.detail);
  }
  return response;
}

function post(path, body) {
  return ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export const about = async () => (await ask('/about')).json();
export const records = async (record) => (await post('/records', record)).json();
export const examples = async () => (await fetch('/examples.sgf')).text();
export const infer = async (body) => (await post('/problems', body)).json();
export const startSolve = async (body) => (await post('/solves', body)).json();
export const cancelSolve = async (id) => (await ask(`/solves/${id}`, { method: 'DELETE' })).json();
export const explore = async (id, moves) => (await post(`/solves/${id}/positions`, { moves })).json();
export const values = async (body) => (await post('/boards', body)).json();
export const think = async (body) => (await post('/games', body)).json();
export const picture = async (kind, sgf) => (await post(`/pictures/${kind}`, { sgf })).blob();
export const runs = async () => (await ask('/runs')).json();
export const rows = async (wanted) => (await ask(`/runs/rows?${new URLSearchParams(wanted)}`)).json();
export const download = (id, what) => `${ROOT}/solves/${id}/${what}`;

/** Follows a solve until it is done; tells of each state on the way. Resolves with the last one. */
export function follow(id, tell) {
  return new Promise((resolve, reject) => {
    const events = new EventSource(`${ROOT}/solves/${id}/events`);
    events.addEventListener('progress', (event) => tell(JSON.parse(event.data)));
    events.addEventListener('done', (event) => {
      events.close();
      resolve(JSON.parse(event.data));
    });
    events.addEventListener('error', () => {
      if (events.readyState === EventSource.CLOSED) {
        reject(new Error('The server does not tell any more how the solve goes.'));
      }
    });
  });
}

/** Solves and waits. */
export async function solve(body, tell) {
  const job = await startSolve(body);
  tell(job);
  return follow(job.id, tell);
}
