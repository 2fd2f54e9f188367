import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createApiClient, type HttpMethod, type RefreshOutcome } from './client.ts';
import { ApiError } from './errors.ts';
import { countView } from './views.ts';

interface World {
  /** Responses in order; the last one repeats. */
  answers: readonly (Response | Error)[];
  token?: string | null;
  refresh?: RefreshOutcome | Error;
  /** The error that keeps a signed-in user's token from being refreshed. */
  noToken?: Error;
  /** The refresh finds another user signed in. */
  isReplaced?: boolean;
  /** The user leaves while the client waits. */
  isGone?: boolean;
}

/** A client over a fake network, with records of its calls. */
function start({
  answers,
  token = 'old',
  refresh = 'refreshed',
  noToken,
  isReplaced = false,
  isGone = false,
}: World) {
  const sent: { url: string; init: RequestInit }[] = [];
  const waited: number[] = [];
  const session = { token, refreshes: 0, signIns: 0, userSignal: new AbortController() };
  const client = createApiClient({
    session: {
      accessToken: () => (noToken === undefined ? Promise.resolve(session.token) : Promise.reject(noToken)),
      refresh: () => {
        session.refreshes += 1;
        if (isReplaced) session.userSignal.abort();
        session.token = refresh === 'refreshed' ? 'new' : session.token;
        return refresh instanceof Error ? Promise.reject(refresh) : Promise.resolve(refresh);
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
    wait: (ms, signal) => {
      waited.push(ms);
      if (isGone) session.userSignal.abort();
      return signal.aborted ? Promise.reject(new Error('aborted')) : Promise.resolve();
    },
  });
  const tokens = (): (string | null)[] =>
    sent.map(({ init }) => new Headers(init.headers).get('authorization'));
  return { client, sent, session, tokens, waited };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });
const unauthorised = json({ message: 'Please sign in' }, 401);
const fine = json({ data: { id: '1' } });
const failureOf = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);

describe('a call', () => {
  test('goes to /api/v1 as JSON with the bearer token, and reads data', async () => {
    const { client, sent, tokens } = start({ answers: [fine] });
    expect(await client.call('POST', '/listings', 'created', { body: { title: 'Desk' } })).toEqual({
      id: '1',
    });
    expect(sent[0]?.url).toBe('/api/v1/listings');
    expect(sent[0]?.init.body).toBe('{"title":"Desk"}');
    expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/json');
    expect(tokens()).toEqual(['Bearer old']);
  });

  test('can read the whole body, and an empty one', async () => {
    const whole = start({ answers: [json({ is_favorite: true })] });
    expect(await whole.client.call('GET', '/favorites/1/check', 'favoriteCheck')).toEqual({
      is_favorite: true,
    });
    const empty = start({ answers: [new Response(null, { status: 204 })] });
    expect(await empty.client.call('DELETE', '/listings/1', 'nothing')).toBeUndefined();
  });

  test('sends no cookie', async () => {
    const { client, sent } = start({ answers: [fine] });
    await client.call('POST', '/listings', 'created');
    expect(sent[0]?.init.credentials).toBe('omit');
  });

  test('is aborted with the page, unless it counts a view', async () => {
    const { client, sent } = start({ answers: [json({ data: { view_count: 3 } })] });
    await client.call('POST', '/listings/1/view', 'view');
    await countView(client, '1');
    expect(sent.map(({ init }) => init.keepalive)).toEqual([false, true]);
  });

  test('sends no token with `auth: none`', async () => {
    const { client, tokens } = start({ answers: [fine] });
    await client.call('POST', '/support/report', 'created', { auth: 'none', body: {} });
    expect(tokens()).toEqual([null]);
  });

  test("reports the server's message, field errors and retry time", async () => {
    const body = { message: 'Slow down', code: 'too_many_requests', errors: { title: ['Too short'] } };
    const { client } = start({ answers: [json(body, 429, { 'retry-after': '30' })] });
    expect(await failureOf(client.call('POST', '/listings', 'created'))).toMatchObject({
      status: 429,
      serverMessage: 'Slow down',
      code: 'too_many_requests',
      fieldErrors: { title: ['Too short'] },
      retryAfter: 30,
    });
  });
});

test('a call with its own fetch keeps the rules: token, time limit, one refresh', async () => {
  const { client, sent, session } = start({ answers: [fine] });
  const carried: RequestInit[] = [];
  const answers = [unauthorised, fine];
  const answer = await client.call('POST', '/listings/1/images', 'created', {
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

describe('time limits', () => {
  /** The time limits of calls, and the signal that ends them. */
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
    await client.call('POST', '/listings/1/images', 'created', { body });
    expect(clock.given).toEqual([after]);
  });

  test('a timeout and a network error are different failures', async () => {
    clock.signal = AbortSignal.abort();
    const late = start({ answers: [new Error('aborted')] });
    expect(await failureOf(late.client.call('GET', '/listings', 'created'))).toMatchObject({
      kind: 'timeout',
    });
    clock.signal = new AbortController().signal;
    const none = start({ answers: [new Error('no network')] });
    expect(await failureOf(none.client.call('GET', '/listings', 'created'))).toMatchObject({
      kind: 'network',
    });
  });
});

describe('a 401', () => {
  test('refreshes once and tries again with the new token', async () => {
    const { client, session, tokens } = start({ answers: [unauthorised, fine] });
    expect(await client.call('POST', '/messages', 'created', { body: {} })).toEqual({ id: '1' });
    expect(session.refreshes).toBe(1);
    expect(tokens()).toEqual(['Bearer old', 'Bearer new']);
  });

  test('after a good refresh is a plain error: no loop, nobody is sent away', async () => {
    const { client, sent, session } = start({ answers: [unauthorised] });
    expect(await failureOf(client.call('POST', '/messages', 'created'))).toMatchObject({ status: 401 });
    expect(sent).toHaveLength(2);
    expect(session).toMatchObject({ refreshes: 1, signIns: 0 });
  });

  test('about wrong credentials neither refreshes nor redirects', async () => {
    const { client, sent, session, tokens } = start({ answers: [unauthorised] });
    expect(await failureOf(client.call('POST', '/auth/login', 'created'))).toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(session).toMatchObject({ refreshes: 0, signIns: 0 });
    expect(tokens()).toEqual([null]);
  });

  test('with a session that is over leads to signing in, unless the caller stays', async () => {
    const leaving = start({ answers: [unauthorised], refresh: 'ended' });
    await failureOf(leaving.client.call('POST', '/messages', 'created'));
    expect(leaving.session.signIns).toBe(1);
    const staying = start({ answers: [unauthorised], refresh: 'ended' });
    await failureOf(staying.client.call('POST', '/listings', 'created', { onSessionEnd: 'stay' }));
    expect(staying.session.signIns).toBe(0);
  });

  test('of a read leaves the redirect to the page', async () => {
    const { client, session } = start({ answers: [unauthorised], refresh: 'ended' });
    expect(await failureOf(client.call('GET', '/messages/conversations', 'created'))).toMatchObject({
      status: 401,
    });
    expect(session.signIns).toBe(0);
  });

  test('of a public read is retried as a visitor', async () => {
    const { client, session, tokens } = start({ answers: [unauthorised, fine], refresh: 'ended' });
    expect(await client.call('GET', '/listings/1', 'created')).toEqual({ id: '1' });
    expect(tokens()).toEqual(['Bearer old', null]);
    expect(session.signIns).toBe(0);
  });

  test.each([
    { what: 'no connection', refresh: new ApiError({ kind: 'network' }), says: { kind: 'network' } },
    { what: 'a chunk that failed to load', refresh: new TypeError('no chunk'), says: { kind: 'network' } },
    {
      what: 'a server failure',
      refresh: new ApiError({ kind: 'http', status: 503 }),
      says: { kind: 'http', status: 503 },
    },
    { what: 'a page', refresh: new ApiError({ kind: 'malformed' }), says: { kind: 'malformed' } },
  ])('whose refresh found $what fails for that reason', async ({ refresh, says }) => {
    const { client, session } = start({ answers: [unauthorised], refresh });
    expect(await failureOf(client.call('GET', '/user/listings', 'myListings'))).toMatchObject(says);
    expect(session.signIns).toBe(0);
  });
});

describe("a token that can't be refreshed now", () => {
  const noToken = new ApiError({ kind: 'http', status: 503 });

  test.each([
    ['GET', '/user/listings'],
    ['POST', '/messages'],
  ] as const)('fails a personal %s with that error, and nothing is sent', async (method, path) => {
    const { client, sent, session } = start({ answers: [fine], noToken });
    expect(await failureOf(client.call(method, path, 'created'))).toBe(noToken);
    expect(sent).toHaveLength(0);
    expect(session).toMatchObject({ refreshes: 0, signIns: 0 });
  });

  test('is ignored for public reads', async () => {
    const { client, tokens } = start({ answers: [fine], noToken });
    expect(await client.call('GET', '/listings/1', 'created')).toEqual({ id: '1' });
    expect(tokens()).toEqual([null]);
  });
});

describe('when the user has gone', () => {
  /** Starts a call on a network that never responds, and then the user leaves. */
  async function leaveDuring(method: 'GET' | 'POST', path: string) {
    const { client, sent, session } = start({ answers: [] });
    const asked = client.call(method, path, 'created', {
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
    'their read %s is aborted and not retried',
    async (path) => {
      expect(await leaveDuring('GET', path)).toMatchObject({ name: 'AbortError' });
    },
  );

  test.each([
    { what: 'a write', method: 'POST', path: '/messages' },
    { what: 'a public read', method: 'GET', path: '/listings' },
  ] as const)('$what goes on', async ({ method, path }) => {
    expect(await leaveDuring(method, path)).toEqual({ id: '1' });
  });

  test("nothing of theirs is sent in another user's name", async () => {
    const { client, sent, session } = start({ answers: [fine] });
    const asked = client.call('POST', '/messages', 'created');
    session.userSignal.abort();
    expect(await failureOf(asked)).toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(0);
    expect(session).toMatchObject({ refreshes: 0, signIns: 0 });
  });

  test('nor after a refresh that found another user', async () => {
    const { client, sent } = start({ answers: [unauthorised, fine], isReplaced: true });
    expect(await failureOf(client.call('POST', '/messages', 'created'))).toMatchObject({
      name: 'AbortError',
    });
    expect(sent).toHaveLength(1);
  });

  test('a write without a session leads to signing in', async () => {
    const { client, sent, session } = start({ answers: [fine], token: null, refresh: 'ended' });
    const asked = client.call('POST', '/messages', 'created');
    session.userSignal.abort();
    expect(await failureOf(asked)).toMatchObject({ status: 401 });
    expect(sent).toHaveLength(0);
    expect(session.signIns).toBe(1);
  });
});

test('a visitor’s private read is not sent: it would get 401', async () => {
  const { client, sent, session } = start({ answers: [fine], token: null, refresh: 'ended' });
  expect(await failureOf(client.call('GET', '/favorites', 'created'))).toMatchObject({ status: 401 });
  expect(sent).toHaveLength(0);
  expect(session.signIns).toBe(0);
});

/** Unexpected bodies of a 200. */
const misfits: Record<string, Response> = {
  'a page': new Response('<!doctype html><title>Sign in to the Wi-Fi</title>', {
    headers: { 'content-type': 'text/html' },
  }),
  'a page that says it is JSON': new Response('<!doctype html>', {
    headers: { 'content-type': 'application/json' },
  }),
  'JSON that says it is a text': new Response('{"data":{"id":"1"}}'),
  'a truncated body': new Response('{"data":{"id":"1"', { headers: { 'content-type': 'application/json' } }),
  'an empty object': json({}),
  'no data': json({ data: null }),
  'a list': json([]),
  null: json(null),
  'fields of another type': json({ data: { id: { of: 1 } } }),
};

describe('a 200 with', () => {
  test.each(Object.entries(misfits))('%s is a `malformed` failure', async (_, misfit) => {
    const { client } = start({ answers: [misfit] });
    expect(await failureOf(client.call('POST', '/listings', 'created'))).toMatchObject({ kind: 'malformed' });
  });

  test('a missing body is one, too', async () => {
    const { client } = start({ answers: [new Response(null, { status: 204 })] });
    expect(await failureOf(client.call('POST', '/listings', 'created'))).toMatchObject({ kind: 'malformed' });
  });

  test.each(Object.entries({ ...misfits, 'an unexpected object': fine }))(
    '%s for a call without a body is not a success',
    async (_, misfit) => {
      const { client } = start({ answers: [misfit] });
      expect(await failureOf(client.call('DELETE', '/listings/1', 'nothing'))).toMatchObject({
        kind: 'malformed',
      });
    },
  );

  test.each(['application/json', 'application/json; charset=utf-8', 'application/problem+json'])(
    'JSON as %s is accepted',
    async (type) => {
      const body = new Response('{"data":{"id":1}}', { headers: { 'content-type': type } });
      expect(await start({ answers: [body] }).client.call('POST', '/listings', 'created')).toEqual({
        id: '1',
      });
    },
  );
});

test.each([401, 403, 404, 500, 502])('a %d with a page is a plain error', async (status) => {
  const page = new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });
  const { client } = start({ answers: [page], refresh: 'ended' });
  expect(await failureOf(client.call('POST', '/listings', 'created'))).toMatchObject({
    kind: 'http',
    status,
    fieldErrors: {},
  });
});

describe('retries', () => {
  const crowded = (headers: Record<string, string> = {}): Response => json({}, 429, headers);

  test.each<{ what: string; answer: Response | Error; times: number; waits?: number[] }>([
    { what: 'no response', answer: new Error('no network'), times: 2 },
    { what: 'a 503', answer: json({}, 503), times: 2 },
    { what: 'a page', answer: misfits['a page'] ?? fine, times: 2 },
    { what: 'a 404', answer: json({}, 404), times: 1 },
    { what: 'a 410', answer: json({}, 410), times: 1 },
    { what: 'a 429 without Retry-After', answer: crowded(), times: 3, waits: [1_000, 1_000] },
    {
      what: 'a 429 for three seconds',
      answer: crowded({ 'retry-after': '3' }),
      times: 3,
      waits: [3_000, 3_000],
    },
    {
      what: 'a 429 with a date',
      answer: crowded({
        date: 'Mon, 15 Jun 2026 16:00:00 GMT',
        'retry-after': 'Mon, 15 Jun 2026 16:00:02 GMT',
      }),
      times: 3,
      waits: [2_000, 2_000],
    },
    { what: 'a 429 for a minute', answer: crowded({ 'retry-after': '60' }), times: 1 },
  ])('after $what: $times in all', async ({ answer, times, waits = [] }) => {
    const { client, sent, waited } = start({ answers: [answer] });
    await failureOf(client.read('/listings/1', 'created'));
    expect(sent).toHaveLength(times);
    expect(waited).toEqual(waits);
  });

  test('a read succeeds after a short wait', async () => {
    const { client } = start({ answers: [crowded({ 'retry-after': '2' }), fine] });
    expect(await client.read('/listings/1', 'created')).toEqual({ id: '1' });
  });

  test.each<HttpMethod>(['GET', 'POST'])('a plain %s is sent once', async (method) => {
    const { client, sent } = start({ answers: [crowded()] });
    expect(await failureOf(client.call(method, '/listings/1', 'created'))).toMatchObject({ status: 429 });
    expect(sent).toHaveLength(1);
  });

  test('a user who has gone stops the wait, and nothing is retried', async () => {
    const { client, sent } = start({ answers: [crowded()], isGone: true });
    expect(await failureOf(client.read('/user/listings', 'created'))).toMatchObject({ status: 429 });
    expect(sent).toHaveLength(1);
  });
});
