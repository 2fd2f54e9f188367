import { messageStreamEvents } from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';
import type { NewsDesk } from './news.ts';

/** Proxies and phones close what is silent for longer. */
const heartbeatMs = 25_000;
/** A person's devices and tabs; beyond that the oldest stream gives way. */
const streamsPerPerson = 10;
/** A listener that does not take its events is let go; it connects again and reads everything anew. */
const waitingChunksMax = 100;

interface OpenStream {
  userId: string;
  sessionId: string;
  send(text: string): void;
  close(): void;
}

/** The server-sent event streams of this process. */
export interface Streams {
  open(listener: { userId: string; sessionId: string }): Promise<ReadableStream<Uint8Array>>;
}

/** One timer serves all streams, and only while there are some. */
export function createStreams(db: Queryable, desk: NewsDesk): Streams {
  const streams = new Set<OpenStream>();
  let timer: NodeJS.Timeout | undefined;

  /** Keeps streams alive, and ends those whose sign-in has ended. */
  async function beat(): Promise<void> {
    const sessions = [...new Set([...streams].map(({ sessionId }) => sessionId))];
    const rows = await db.query<{ id: string }>(
      'SELECT id FROM token_families WHERE id = ANY($1::uuid[]) AND revoked_at IS NULL',
      [sessions],
    );
    const valid = new Set(rows.map(({ id }) => id));
    for (const stream of streams) {
      if (valid.has(stream.sessionId)) stream.send(': still here\n\n');
      else stream.close();
    }
  }

  function add(stream: OpenStream): void {
    const mine = [...streams].filter(({ userId }) => userId === stream.userId);
    if (mine.length >= streamsPerPerson) mine[0]?.close();
    streams.add(stream);
    timer ??= setInterval(() => {
      // A database that does not answer for a moment is no reason to end anything.
      beat().catch(() => {});
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

      unsubscribe = await desk.subscribe(userId, (news) => {
        stream.send(news === null ? eventOf('ready', {}) : eventOf('news', news));
      });
      return new ReadableStream<Uint8Array>({
        start(started) {
          controller = started;
          add(stream);
          // How long the browser waits before it connects again, should it do so by itself.
          stream.send(`retry: 5000\n${eventOf('ready', {})}`);
        },
        cancel: end,
      });
    },
  };
}

function eventOf(event: keyof typeof messageStreamEvents, data: object): string {
  return `event: ${messageStreamEvents[event]}\ndata: ${JSON.stringify(data)}\n\n`;
}
