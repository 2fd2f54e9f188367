import { HttpError } from './errors.ts';

/** The slowest sender of a body that is waited for: 2 kB/s, averaged over ten seconds. */
export const slowest = { windowMs: 10_000, bytes: 20_000 } as const;

/** Watches how fast a body arrives. */
export interface Pace {
  /** Rejects with a 408 once less than the least arrived within a window; otherwise it stays pending. */
  tooSlow: Promise<never>;
  arrived(bytes: number): void;
  stop(): void;
}

/** A connection that is closed, so that its sender frees the socket too. */
const timedOut = (): HttpError =>
  new HttpError(408, 'timeout', 'The request arrived too slowly. Try again.', {
    headers: { connection: 'close' },
  });

export function watchPace(): Pace {
  let sinceTick = 0;
  let refuse: (error: HttpError) => void = () => {};
  const tooSlow = new Promise<never>((_resolve, reject) => (refuse = reject));
  // Nothing may be listening at that moment.
  tooSlow.catch(() => {});
  const timer = setInterval(() => {
    // After a pause of this process, bytes that are here already are read first.
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
