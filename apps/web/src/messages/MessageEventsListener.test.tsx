// @vitest-environment jsdom
import { limits } from '@porchlight/domain';
import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ApiProvider, createApiClient, privateKey, swrDefaults } from '../api/index.ts';
import { createSession, SessionProvider } from '../session/index.ts';
import { MessageEventsListener } from './MessageEventsListener.tsx';

/** A server's open event stream. */
interface Stream {
  send: (event: string) => void;
  end: () => void;
  isGivenUp: () => boolean;
}

let streams: Stream[];
/** Number of requests by a component that shows messages. */
let asked: number;
let hasStream: boolean;
let isReachable: boolean;

function openStream(_address: unknown, init?: RequestInit): Promise<Response> {
  if (!isReachable) return Promise.reject(new TypeError('no way'));
  if (!hasStream) return Promise.resolve(new Response(null, { status: 204 }));
  let isOver = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      const signal = init?.signal;
      signal?.addEventListener('abort', () => {
        if (!isOver) controller.error(signal.reason);
        isOver = true;
      });
      streams.push({
        send: (event) => controller.enqueue(new TextEncoder().encode(event)),
        end() {
          isOver = true;
          controller.close();
        },
        isGivenUp: () => signal?.aborted ?? false,
      });
    },
  });
  return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
}

const soon = () => vi.advanceTimersByTimeAsync(1);
const newest = (): Stream => {
  const stream = streams.at(-1);
  if (stream === undefined) throw new Error('nobody has connected');
  return stream;
};

async function see(state: 'visible' | 'hidden'): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  await soon();
}

function Inbox() {
  useSWR(privateKey('ana', '/messages/conversations'), () => (asked += 1));
  return null;
}

async function open(): Promise<void> {
  const session = {
    ...createSession({ load: () => Promise.reject(new Error('nobody signs in')), hasTokens: () => false }),
    accessToken: () => Promise.resolve('token'),
  };
  render(
    <StrictMode>
      <ApiProvider value={{ api: createApiClient({ session }), delivered: new Map(), failed: new Map() }}>
        <SessionProvider value={session}>
          <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
            <Inbox />
            <MessageEventsListener userId="ana" />
          </SWRConfig>
        </SessionProvider>
      </ApiProvider>
    </StrictMode>,
  );
  await soon();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('fetch', vi.fn(openStream));
  streams = [];
  asked = 0;
  hasStream = true;
  isReachable = true;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('events make what is shown ask again, at once and then once a second at most', async () => {
  await open();
  expect(streams.filter((stream) => !stream.isGivenUp())).toHaveLength(1);
  const before = asked;
  newest().send('event: ready\ndata: {}\n\n');
  await soon();
  expect(asked).toBe(before + 1);
  for (let n = 0; n < 30; n += 1) newest().send('event: message\ndata: {}\n\n');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toBe(before + 2);
  await vi.advanceTimersByTimeAsync(limits.unreadPollMs - 5_000);
  expect(asked).toBe(before + 2);
});

test('a hidden tab has no connection, no timer and no requests; shown again it reconnects and refreshes', async () => {
  await open();
  newest().send('event: ready\ndata: {}\n\n');
  await soon();
  await see('hidden');
  expect(newest().isGivenUp()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  const [connections, before] = [streams.length, asked];
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10 * limits.unreadPollMs);
  expect([streams.length, asked]).toEqual([connections, before]);
  // By now the cache's own timers have run out.
  expect(vi.getTimerCount()).toBe(0);

  await see('visible');
  expect(streams).toHaveLength(connections + 1);
  newest().send('event: ready\ndata: {}\n\n');
  await soon();
  expect(asked).toBe(before + 1);
});

test('without a stream it polls every minute while visible', async () => {
  hasStream = false;
  await open();
  const before = asked;
  await vi.advanceTimersByTimeAsync(3 * limits.unreadPollMs);
  expect(asked).toBe(before + 3);
  await see('hidden');
  await vi.advanceTimersByTimeAsync(3 * limits.unreadPollMs);
  expect(asked).toBe(before + 3);
  await see('visible');
  expect(asked).toBe(before + 4);
  const calls = vi.mocked(fetch).mock.calls.length;
  await vi.advanceTimersByTimeAsync(3 * limits.unreadPollMs);
  expect(vi.mocked(fetch).mock.calls).toHaveLength(calls);
});

test('while the server is unreachable it polls every minute and reconnects with growing delays; coming back online reconnects at once', async () => {
  isReachable = false;
  await open();
  const before = asked;
  const calls = (): number => vi.mocked(fetch).mock.calls.length;
  const first = calls();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(calls()).toBe(first + 3);
  await vi.advanceTimersByTimeAsync(limits.unreadPollMs - 7_000);
  expect(asked).toBe(before + 1);
  expect(calls()).toBe(first + 5);
  isReachable = true;
  window.dispatchEvent(new Event('online'));
  await soon();
  expect(calls()).toBe(first + 6);
  newest().send('event: ready\ndata: {}\n\n');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toBe(before + 2);
});

test('a silent stream is closed after a minute, and another one opened', async () => {
  await open();
  newest().send('event: ready\ndata: {}\n\n');
  await vi.advanceTimersByTimeAsync(50_000);
  newest().send(': still here\n\n');
  await vi.advanceTimersByTimeAsync(59_000);
  const connections = streams.length;
  expect(newest().isGivenUp()).toBe(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(streams).toHaveLength(connections + 1);
  expect(newest().isGivenUp()).toBe(false);
});
