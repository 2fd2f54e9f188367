import { texts } from '@porchlight/domain';
import { HttpError } from './errors.ts';

/** The slowest accepted upload: 2 kB/s, averaged over ten seconds. */
export const slowest = { windowMs: 10_000, bytes: 20_000 } as const;

export interface Pace {
  /** Rejects with a 408 once too little arrived within a window; otherwise stays pending. */
  tooSlow: Promise<never>;
  arrived(bytes: number): void;
  stop(): void;
}

/** Closes the connection, so that the client frees the socket too. */
const timedOut = (): HttpError =>
  new HttpError(408, 'timeout', texts.refusals.request.tooSlow, {
    headers: { connection: 'close' },
  });

export function watchPace(): Pace {
  let sinceTick = 0;
  let refuse: (error: HttpError) => void = () => {};
  const tooSlow = new Promise<never>((_resolve, reject) => (refuse = reject));
  // Avoids an unhandled rejection while nothing awaits it.
  tooSlow.catch(() => {});
  const timer = setInterval(() => {
    // After a pause of this process, first read the bytes that have already arrived.
    setImmediate(() => {
      if (sinceTick < slowest.bytes) refuse(timedOut());
      sinceTick = 0;
    });
  }, slowest.windowMs).unref();
  return {
    tooSlow,
    arrived: (bytes) => (sinceTick += bytes),
    stop: () => clearInterval(timer),
  };
}
