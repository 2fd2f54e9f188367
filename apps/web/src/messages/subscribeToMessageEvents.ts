import { apiBasePath, messageEventNames } from '@porchlight/domain';

import type { SessionPort } from '../api/index.ts';
import { readEvents } from './readEvents.ts';

export interface MessageEventOptions {
  /** Origin of the API; empty for the page's own. */
  origin: string;
  session: Pick<SessionPort, 'accessToken' | 'userSignal' | 'refresh'>;
  /** Something happened, or may have been missed: refresh. */
  onEvent: () => void;
  /** Whether events arrive now; otherwise poll. */
  onLiveChange: (isLive: boolean) => void;
  signal: AbortSignal;
  /** Waits between attempts. Rejects when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 to 1, so that many tabs don't reconnect at the same moment. */
  random: () => number;
}

/**
 * A stream is dead after this silence, in ms: the server sends something every 25 s. A phone that changes
 * networks loses its connection without an event.
 */
const longestSilence = 60_000;

/** The delay before the next attempt, in ms: doubling from 1 s to 1 min, half of it random. */
export function backoff(failures: number, random: number): number {
  const base = Math.min(60_000, 1_000 * 2 ** Math.max(0, failures - 1));
  return Math.round(base / 2 + (base / 2) * random);
}

/** A signal that is aborted after a long silence. */
function silenceAlarm(): { signal: AbortSignal; heard: () => void; stop: () => void } {
  const alarm = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const heard = (): void => {
    stop();
    timer = setTimeout(() => alarm.abort(), longestSilence);
  };
  heard();
  return { signal: alarm.signal, heard, stop };
}

const isEventStream = ({ headers }: Response): boolean =>
  /^text\/event-stream\b/i.test(headers.get('content-type') ?? '');

/** One connection, until it ends. @returns whether to reconnect */
async function connect({
  origin,
  session,
  onEvent,
  onLiveChange,
  signal,
}: MessageEventOptions): Promise<boolean> {
  // A sign-out ends it at once, before the server does.
  const userSignal = session.userSignal();
  const token = await session.accessToken();
  if (token === null || signal.aborted) return false;
  const silence = silenceAlarm();
  try {
    const response = await fetch(`${origin}${apiBasePath}/messages/events`, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' },
      credentials: 'omit',
      signal: AbortSignal.any([signal, silence.signal, userSignal]),
    });
    if (response.status === 401) return (await session.refresh(token)) !== 'ended';
    // 204 means that the server has no stream.
    if (response.status === 204) return false;
    if (!response.ok || response.body === null || !isEventStream(response)) {
      // Another server's page may be long and is useless.
      await response.body?.cancel();
      return true;
    }
    await readEvents(
      response.body,
      ({ event }) => {
        if (event === messageEventNames.ready) onLiveChange(true);
        if (event === messageEventNames.ready || event === messageEventNames.message) onEvent();
      },
      silence.heard,
    );
    return true;
  } finally {
    silence.stop();
  }
}

/**
 * Subscribes to message events until aborted, and reconnects after losses with growing delays. Resolves early
 * when the server has no stream.
 */
export async function subscribeToMessageEvents(options: MessageEventOptions): Promise<void> {
  const { signal, wait, random } = options;
  let failures = 0;
  let wasLive = false;
  const watched: MessageEventOptions = {
    ...options,
    onLiveChange: (isLive) => {
      wasLive ||= isLive;
      options.onLiveChange(isLive);
    },
  };
  while (!signal.aborted) {
    wasLive = false;
    try {
      if (!(await connect(watched))) return;
    } catch {
      // Lost or not connected: wait, then retry.
    } finally {
      if (wasLive) options.onLiveChange(false);
    }
    failures = wasLive ? 1 : failures + 1;
    try {
      await wait(backoff(failures, random()), signal);
    } catch {
      return;
    }
  }
}
