import { afterEach, describe, expect, it, vi } from 'vitest';

import { backoff, subscribeToMessageEvents, type MessageEventOptions } from './subscribeToMessageEvents.ts';

afterEach(() => vi.unstubAllGlobals());

const stream = (...blocks: string[]): Response =>
  new Response(
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const block of blocks) controller.enqueue(new TextEncoder().encode(`${block}\n\n`));
        controller.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
  );

/** Runs `subscribeToMessageEvents` with these responses, and stops when they are used up. */
async function over(answers: (Response | Error)[]) {
  const stop = new AbortController();
  const said: (boolean | 'message' | number)[] = [];
  vi.stubGlobal('fetch', () => {
    const answer = answers.shift();
    if (answer === undefined || answer instanceof Error)
      return Promise.reject(answer ?? new Error('no more'));
    return Promise.resolve(answer);
  });
  const options: MessageEventOptions = {
    origin: '',
    session: {
      accessToken: () => Promise.resolve('token'),
      userSignal: () => new AbortController().signal,
      refresh: () => Promise.resolve('refreshed'),
    },
    onEvent: () => said.push('message'),
    onLiveChange: (isLive) => said.push(isLive),
    signal: stop.signal,
    random: () => 1,
    wait: (ms) => {
      said.push(ms);
      if (answers.length === 0) stop.abort();
      return Promise.resolve();
    },
  };
  await subscribeToMessageEvents(options);
  return said;
}

describe('backoff', () => {
  it.each([
    [1, 1, 1_000],
    [1, 0, 500],
    [2, 1, 2_000],
    [5, 1, 16_000],
    [7, 1, 60_000],
    [50, 0, 30_000],
  ])('failure %i, random %f: %i ms', (failures, random, expected) => {
    expect(backoff(failures, random)).toBe(expected);
  });
});

describe('subscribeToMessageEvents', () => {
  it('refreshes on connection and on every event, and reports a loss', async () => {
    expect(await over([stream('event: ready\ndata: {}', 'event: message\ndata: {}')])).toEqual([
      true,
      'message',
      'message',
      false,
      1_000,
    ]);
  });

  it('waits longer after each failure, and resets after a working connection', async () => {
    const answers = [
      new Error('offline'),
      new Response('', { status: 503 }),
      stream('event: ready\ndata: {}'),
    ];
    expect(await over(answers)).toEqual([1_000, 2_000, true, 'message', false, 1_000]);
  });

  it('stops when the server has no stream', async () => {
    expect(await over([new Response(null, { status: 204 }), stream('event: ready\ndata: {}')])).toEqual([]);
  });

  it('an HTML page is no stream, and is retried', async () => {
    const page = new Response('event: ready\ndata: {}\n\n', { headers: { 'content-type': 'text/html' } });
    expect(await over([page])).toEqual([1_000]);
    expect(page.body?.locked).toBe(false);
  });

  it('reconnects with a new token', async () => {
    expect(await over([new Response('', { status: 401 }), stream('event: ready\ndata: {}')])).toEqual([
      1_000,
      true,
      'message',
      false,
      1_000,
    ]);
  });
});
