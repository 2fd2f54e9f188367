/** A function that acts at once, but not over and over while it keeps being called. */
export interface Throttled {
  call: () => void;
  /** Drops the call that still waits. */
  cancel: () => void;
}

/** Runs `act` at the first call; the calls within `ms` of a run become one more, when the time is over. */
export function throttle(act: () => void, ms: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCalled = false;
  const run = (): void => {
    isCalled = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isCalled) run();
    }, ms);
    act();
  };
  return {
    call() {
      if (timer === undefined) run();
      else isCalled = true;
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      isCalled = false;
    },
  };
}
