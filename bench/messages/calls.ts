import type { AuthAnswer, Message } from '@porchlight/domain';

import { type Percentiles, percentiles } from '../figures.ts';
import { MESSAGES, password, type World } from './world.ts';

const ROUNDS = 100;
const WARM_UP = 10;

export type Ask = <Data>(method: string, path: string, json?: object) => Promise<Data>;

/** Signs a user in and returns a function for calls as that user. */
export async function enter(origin: string, email: string): Promise<{ tokens: AuthAnswer; ask: Ask }> {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in failed with ${answer.status}.`);
  const { data: tokens } = (await answer.json()) as { data: AuthAnswer };
  return {
    tokens,
    async ask<Data>(method: string, path: string, json?: object) {
      const response = await fetch(`${origin}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${tokens.token}`, 'content-type': 'application/json' },
        ...(json && { body: JSON.stringify(json) }),
      });
      if (!response.ok) throw new Error(`${method} ${path} failed with ${response.status}.`);
      return ((await response.json()) as { data: Data }).data;
    },
  };
}

export interface Measured extends Percentiles {
  name: string;
  budget: number;
}

/** Times of the calls on the pages of messages over HTTP, one after the other. */
export async function measureCalls(origin: string, world: World): Promise<Measured[]> {
  const busy = await enter(origin, world.busy.email);
  const other = await enter(origin, world.other.email);
  const list = '/messages/conversations';
  const thread = `${list}/${world.listing}/${world.other.id}`;
  const last = await busy.ask<{ messages: Message[] }>('GET', `${thread}?limit=1`);
  const newest = last.messages[0]?.id ?? '';
  const arrived: Message[] = [];
  const calls: [string, number, (n: number) => Promise<unknown>][] = [
    ['conversations, the newest 20', 40, () => busy.ask('GET', `${list}?page=1&limit=20`)],
    ['conversations, the oldest 20', 40, () => busy.ask('GET', `${list}?page=50&limit=20`)],
    ['conversations, a hundred', 60, (n) => busy.ask('GET', `${list}?page=${1 + (n % 10)}&limit=100`)],
    ['thread, the newest 50', 30, () => busy.ask('GET', `${thread}?page=1&limit=50`)],
    ['thread, the oldest 50', 30, () => busy.ask('GET', `${thread}?page=${MESSAGES / 50}&limit=50`)],
    ['unread messages', 20, () => busy.ask('GET', '/messages/unread-count')],
    [
      'a reply',
      30,
      async (n) =>
        void arrived.push(
          await other.ask<Message>('POST', `/messages/${newest}/reply`, { content: `Bench ${n}` }),
        ),
    ],
    ['marking as read', 30, () => busy.ask('PUT', `/messages/${arrived.shift()?.id}/read`)],
  ];
  const results: Measured[] = [];
  for (const [name, budget, call] of calls) {
    const times: number[] = [];
    for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
      const before = performance.now();
      await call(n);
      if (n >= WARM_UP) times.push(performance.now() - before);
    }
    results.push({ name, budget, ...percentiles(times) });
  }
  return results;
}
