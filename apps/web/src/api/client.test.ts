import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createApiClient, type RefreshOutcome, retried } from './client.ts';
import { ApiError } from './errors.ts';

interface World {
  /** Answers by turn; the last one is repeated. */
  answers: readonly (Response | Error)[];
  token?: string | null;
  refresh?: RefreshOutcome;
  /** The refresh finds that somebody else has signed in. */
  isReplaced?: boolean;
}

/** A client over a made-up network, and what it did there. */
function start({ answers, token = 'old', refresh = 'refreshed', isReplaced = false }: World) {
  const sent: { url: string; init: RequestInit }[] = [];
  const session = { token, refreshes: 0, signIns: 0, userSignal: new AbortController() };
  const client = createApiClient({
    session: {
      accessToken: () => Promise.resolve(session.token),
      refresh: () => {
        session.refreshes += 1;
        if (isReplaced) session.userSignal.abort();
        session.token = refresh === 'refreshed' ? 'new' : session.token;
        return Promise.resolve(refresh);
      },
      userSignal: () => session.userSignal.signal,
      signInNeeded: () => {
        session.signIns += 1;
      },
    },
    fetch: (url, init = {}) => {
      sent.push({ url: url instanceof Request ? url.url : url.toString(), init });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      return answer instanceof Response
        ? Promise.resolve(answer.clone())
        : Promise.reject(answer ?? new Error());
    },
  });
  const tokens = (): (string | null)[] =>
    sent.map(({ init }) => new Headers(init.headers).get('authorization'));
  return { client, sent, session, tokens };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });
const unauthorised = json({ message: 'Please sign in' }, 401);
const fine = json({ data: { id: '1' } });
const failureOf = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);

describe('a call', () => {
  test('goes to /api/v1 as JSON with the bearer token, and reads data', async () => {
    const { client, sent, tokens } = start({ answers: [fine] });
    expect(await client.call('POST', '/listings', { body: { title: 'Desk' } })).toEqual({ id: '1' });
    expect(sent[0]?.url).toBe('/api/v1/listings');
    expect(sent[0]?.init.body).toBe('{"title":"Desk"}');
    expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/json');
    expect(tokens()).toEqual(['Bearer old']);
  });

  test('can read the whole body, and none at all', async () => {
    const whole = start({ answers: [json({ is_favorite: true })] });
    expect(await whole.client.raw('GET', '/favorites/1/check')).toEqual({ is_favorite: true });
    const empty = start({ answers: [new Response(null, { status: 204 })] });
    expect(await empty.client.call('DELETE', '/listings/1')).toBeUndefined();
  });

  test('sends no token where none is wanted', async () => {
    const { client, tokens } = start({ answers: [fine] });
    await client.call('POST', '/support/report', { auth: 'none', body: {} });
    expect(tokens()).toEqual([null]);
  });

  test('says what the server said, by field too, and when to come back', async () => {
    const body = { message: 'Slow down', code: 'too_many_requests', errors: { title: ['Too short'] } };
    const { client } = start({ answers: [json(body, 429, { 'retry-after': '30' })] });
    expect(await failureOf(client.call('POST', '/listings'))).toMatchObject({
      status: 429,
      serverMessage: 'Slow down',
      code: 'too_many_requests',
      fieldErrors: { title: ['Too short'] },
      retryAfter: 30,
    });
  });
});

test('a call with a carrier of its own keeps the rules: token, time limit, one refresh', async () => {
  const { client, sent, session } = start({ answers: [fine] });
  const carried: RequestInit[] = [];
  const answers = [unauthorised, fine];
  const answer = await client.call('POST', '/listings/1/images', {
    body: new FormData(),
    fetch: (_, init = {}) => {
      carried.push(init);
      return Promise.resolve((answers[carried.length - 1] ?? fine).clone());
    },
  });
  expect(answer).toEqual({ id: '1' });
  expect(carried.map(({ headers }) => new Headers(headers).get('authorization'))).toEqual([
    'Bearer old',
    'Bearer new',
  ]);
  expect(carried.every(({ signal }) => signal instanceof AbortSignal)).toBe(true);
  expect(session.refreshes).toBe(1);
  expect(sent).toHaveLength(0);
});

describe('giving up', () => {
  /** How long the calls were given, and what says that the time is over. */
  const clock = { given: [] as number[], signal: new AbortController().signal };
  beforeEach(() => {
    clock.given = [];
    clock.signal = new AbortController().signal;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      clock.given.push(ms);
      return clock.signal;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  test.each([
    { what: 'JSON after ten seconds', body: {}, after: 10_000 },
    { what: 'photos after a minute', body: new FormData(), after: 60_000 },
  ])('$what', async ({ body, after }) => {
    const { client } = start({ answers: [fine] });
    await client.call('POST', '/listings/1/images', { body });
    expect(clock.given).toEqual([after]);
  });

  test('a late answer and no answer are different failures', async () => {
    clock.signal = AbortSignal.abort();
    const late = start({ answers: [new Error('aborted')] });
    expect(await failureOf(late.client.call('GET', '/listings'))).toMatchObject({ kind: 'timeout' });
    clock.signal = new AbortController().signal;
    const none = start({ answers: [new Error('no network')] });
    expect(await failureOf(none.client.call('GET', '/listings'))).toMatchObject({ kind: 'network' });
  });
});

describe('a 401', () => {
  test('refreshes once and tries again with the new token', async () => {
    const { client, session, tokens } = start({ answers: [unauthorised, fine] });
    expect(await client.call('POST', '/messages', { body: {} })).toEqual({ id: '1' });
    expect(session.refreshes).toBe(1);
    expect(tokens()).toEqual(['Bearer old', 'Bearer new']);
  });

  test('after a good refresh is a plain error: no loop, nobody is sent away', async () => {
    const { client, sent, session } = start({ answers: [unauthorised] });
    expect(await failureOf(client.call('POST', '/messages'))).toMatchObject({ status: 401 });
    expect(sent).toHaveLength(2);
    expect(session).toMatchObject({ refreshes: 1, signIns: 0 });
  });

  test('of the words just typed is only that', async () => {
    const { client, sent, session, tokens } = start({ answers: [unauthorised] });
    expect(await failureOf(client.call('POST', '/auth/login'))).toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(session).toMatchObject({ refreshes: 0, signIns: 0 });
    expect(tokens()).toEqual([null]);
  });

  test('with a session that is over leads to signing in, unless the caller stays', async () => {
    const leaving = start({ answers: [unauthorised], refresh: 'ended' });
    await failureOf(leaving.client.call('POST', '/messages'));
    expect(leaving.session.signIns).toBe(1);
    const staying = start({ answers: [unauthorised], refresh: 'ended' });
    await failureOf(staying.client.call('POST', '/listings', { onSessionEnd: 'stay' }));
    expect(staying.session.signIns).toBe(0);
  });

  test('of what a page asks by itself leaves it to the page what the end of the session means', async () => {
    const { client, session } = start({ answers: [unauthorised], refresh: 'ended' });
    expect(await failureOf(client.call('GET', '/messages/conversations'))).toMatchObject({ status: 401 });
    expect(session.signIns).toBe(0);
  });

  test('on a public read is asked again as a visitor', async () => {
    const { client, session, tokens } = start({ answers: [unauthorised, fine], refresh: 'ended' });
    expect(await client.call('GET', '/listings/1')).toEqual({ id: '1' });
    expect(tokens()).toEqual(['Bearer old', null]);
    expect(session.signIns).toBe(0);
  });

  test('whose refresh got no verdict is a failure of the network', async () => {
    const { client, session } = start({ answers: [unauthorised], refresh: 'unreachable' });
    expect(await failureOf(client.call('GET', '/user/listings'))).toMatchObject({ kind: 'network' });
    expect(session.signIns).toBe(0);
  });
});

describe('when whoever asked has gone', () => {
  /** A network that never answers, and a person who leaves while it is asked. */
  async function leaveDuring(method: 'GET' | 'POST', path: string) {
    const { client, sent, session } = start({ answers: [] });
    const asked = client.call(method, path, {
      fetch: (_, init = {}) =>
        new Promise((resolve, reject) => {
          sent.push({ url: path, init });
          init.signal?.addEventListener('abort', () => reject(new DOMException('Gone', 'AbortError')));
          session.userSignal.signal.addEventListener('abort', () => setTimeout(() => resolve(fine.clone())));
        }),
    });
    await expect.poll(() => sent).toHaveLength(1);
    session.userSignal.abort();
    return failureOf(asked);
  }

  test.each(['/messages/unread-count', '/user/listings', '/favorites'])(
    'their question %s is given up on the way, and not asked again',
    async (path) => {
      expect(await leaveDuring('GET', path)).toMatchObject({ name: 'AbortError' });
    },
  );

  test.each([
    { what: 'an act', method: 'POST', path: '/messages' },
    { what: 'a public question', method: 'GET', path: '/listings' },
  ] as const)('$what goes on', async ({ method, path }) => {
    expect(await leaveDuring(method, path)).toEqual({ id: '1' });
  });

  test('nothing of theirs is sent in the name of who came instead', async () => {
    const { client, sent, session } = start({ answers: [fine] });
    const asked = client.call('POST', '/messages');
    session.userSignal.abort();
    expect(await failureOf(asked)).toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(0);
    expect(session).toMatchObject({ refreshes: 0, signIns: 0 });
  });

  test('nor after a refresh that found another person', async () => {
    const { client, sent } = start({ answers: [unauthorised, fine], isReplaced: true });
    expect(await failureOf(client.call('POST', '/messages'))).toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(1);
  });

  test('an act that finds nobody there leads to signing in', async () => {
    const { client, sent, session } = start({ answers: [fine], token: null, refresh: 'ended' });
    const asked = client.call('POST', '/messages');
    session.userSignal.abort();
    expect(await failureOf(asked)).toMatchObject({ status: 401 });
    expect(sent).toHaveLength(0);
    expect(session.signIns).toBe(1);
  });
});

test('a visitor’s private question is not asked: its answer is known', async () => {
  const { client, sent, session } = start({ answers: [fine], token: null, refresh: 'ended' });
  expect(await failureOf(client.call('GET', '/favorites'))).toMatchObject({ status: 401 });
  expect(sent).toHaveLength(0);
  expect(session.signIns).toBe(0);
});

describe('asking again', () => {
  test.each([
    { what: 'no answer', error: new ApiError({ kind: 'network' }), times: 2 },
    { what: 'no answer in time', error: new ApiError({ kind: 'timeout' }), times: 2 },
    { what: 'a 503', error: new ApiError({ kind: 'http', status: 503 }), times: 2 },
    { what: 'a 404', error: new ApiError({ kind: 'http', status: 404 }), times: 1 },
    { what: 'a 429', error: new ApiError({ kind: 'http', status: 429 }), times: 1 },
    { what: 'a defect', error: new TypeError('no function'), times: 1 },
  ])('after $what: $times in all', async ({ error, times }) => {
    const ask = vi.fn(() => Promise.reject(error));
    await expect(retried(ask)).rejects.toBe(error);
    expect(ask).toHaveBeenCalledTimes(times);
  });
});
