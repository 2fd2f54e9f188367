import pg from 'pg';

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/**
 * Listens on a channel with its own connection, and reconnects when that is lost.
 *
 * @param handler receives each payload, and an empty one after a reconnect, because notifications may have
 * been missed
 * @param options `onError` receives lost connections; the connection is checked every `timeoutMs` and counts
 * as lost when it doesn't respond within that time: a broken connection may not report an error
 * @returns a function that stops listening
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
    // Without an `error` listener, a lost connection would end the process.
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
