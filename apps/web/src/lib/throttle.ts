export interface Throttled {
  call: () => void;
  /** Drops the pending call. */
  cancel: () => void;
}

/**
 * Runs `act` on the first call; further calls within `ms` of a run are merged into one more run at the end.
 */
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
