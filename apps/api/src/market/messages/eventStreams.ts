import { messageEventNames } from '@porchlight/domain';
import type { Database } from '../../platform/db/index.ts';
import type { Clock } from '../../platform/ports/index.ts';
import { liveSignIns, onSignInEnd } from '../session/index.ts';
import type { MessageEventHub } from './events.ts';

/** Proxies and phones close connections that are silent for longer. */
const heartbeatMs = 25_000;
/** For a user's devices and tabs; one more closes the oldest. */
const streamsPerPerson = 10;
/** A client that doesn't read is closed; it reconnects and reloads everything. */
const waitingChunksMax = 100;

interface OpenStream {
  userId: string;
  sessionId: string;
  send(text: string): void;
  close(): void;
}

/** The server-sent event streams of this process. */
export interface EventStreams {
  open(listener: { userId: string; sessionId: string }): Promise<ReadableStream<Uint8Array>>;
}

/** One timer serves all streams, and only while there are some. */
export function createEventStreams(
  { db, trustedClock }: { db: Pick<Database, 'query' | 'listen'>; trustedClock: Clock },
  hub: MessageEventHub,
): EventStreams {
  const streams = new Set<OpenStream>();
  let timer: NodeJS.Timeout | undefined;
  let listening: Promise<unknown> | undefined;

  /** Keeps streams alive, and ends those of ended sessions. */
  async function sendHeartbeat(): Promise<void> {
    const sessions = [...new Set([...streams].map(({ sessionId }) => sessionId))];
    const valid = await liveSignIns(db, sessions, trustedClock.now());
    for (const stream of streams) {
      if (valid.has(stream.sessionId)) stream.send(': still here\n\n');
      else stream.close();
    }
  }

  /** Ending a session closes its streams at once; if the notification is lost, the heartbeat does. */
  async function hearOfEnds(): Promise<void> {
    listening ??= onSignInEnd(db, (sessionId) => {
      for (const stream of streams) if (stream.sessionId === sessionId) stream.close();
    });
    try {
      await listening;
    } catch (error) {
      listening = undefined;
      throw error;
    }
  }

  function add(stream: OpenStream): void {
    const mine = [...streams].filter(({ userId }) => userId === stream.userId);
    if (mine.length >= streamsPerPerson) mine[0]?.close();
    streams.add(stream);
    timer ??= setInterval(() => {
      // A short database failure must not end any stream.
      sendHeartbeat().catch(() => {});
    }, heartbeatMs).unref();
  }

  function forget(stream: OpenStream): void {
    streams.delete(stream);
    if (streams.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    async open({ userId, sessionId }) {
      const encoder = new TextEncoder();
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      let unsubscribe = (): void => {};
      let isOpen = true;

      const end = (): void => {
        if (!isOpen) return;
        isOpen = false;
        unsubscribe();
        forget(stream);
      };
      const stream: OpenStream = {
        userId,
        sessionId,
        send(text) {
          if (!isOpen || controller === undefined) return;
          if ((controller.desiredSize ?? 0) < -waitingChunksMax) stream.close();
          else controller.enqueue(encoder.encode(text));
        },
        close() {
          if (!isOpen) return;
          end();
          controller?.close();
        },
      };

      await hearOfEnds();
      unsubscribe = await hub.subscribe(userId, (event) => {
        stream.send(event === null ? formatEvent('ready', {}) : formatEvent('message', event));
      });
      return new ReadableStream<Uint8Array>({
        start(started) {
          controller = started;
          add(stream);
          // Delay before a browser reconnects by itself.
          stream.send(`retry: 5000\n${formatEvent('ready', {})}`);
        },
        cancel: end,
      });
    },
  };
}

function formatEvent(event: keyof typeof messageEventNames, data: object): string {
  return `event: ${messageEventNames[event]}\ndata: ${JSON.stringify(data)}\n\n`;
}
