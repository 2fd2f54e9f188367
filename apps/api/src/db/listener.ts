import pg from 'pg';

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/**
 * Listens on a channel with a connection of its own, and connects again when it is lost.
 *
 * @param handler gets each payload; the empty one after a lost connection is back, because something may have been missed
 * @param options `onError` hears of lost connections; every `timeoutMs` the connection has to answer within that time,
 * or it counts as lost: a broken connection may not tell
 * @returns how to stop
 * @throws when the first connection fails
 */
export async function keepListening(
  url: string,
  channel: string,
  handler: (payload: string) => void,
  { onError, timeoutMs }: { onError?: ((error: Error) => void) | undefined; timeoutMs: number },
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    let lost = false;
    const lose = (): void => {
      if (lost) return;
      lost = true;
      if (client === next) {
        client = null;
        again(firstPauseMs);
      }
    };
    // Without a listener for errors, a lost connection would end the process.
    next.on('error', (error) => {
      onError?.(error);
      lose();
    });
    next.on('end', lose);
    next.on('notification', (message) => handler(message.payload ?? ''));
    await next.connect();
    try {
      await next.query(`LISTEN ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      void next.end();
      throw error;
    }
    client = next;
    if (stopped) await next.end();
  }

  function again(pauseMs: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      connect().then(
        () => handler(''),
        () => again(Math.min(pauseMs * 2, longestPauseMs)),
      );
    }, pauseMs);
    timer.unref();
  }

  await connect();
  const beat = setInterval(() => {
    const asked = client;
    asked?.query('SELECT 1').catch((error: Error) => {
      onError?.(error);
      void asked.end();
    });
  }, timeoutMs).unref();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    clearInterval(beat);
    await client?.end();
  };
}
