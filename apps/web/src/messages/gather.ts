/** Something that is done at once, but not over and over while it keeps being asked for. */
export interface Gathered {
  ask: () => void;
  /** Drops what still waits. */
  stop: () => void;
}

/** Runs `act` at the first asking; what is asked for in the `ms` after a run is done once, when they are over. */
export function gather(act: () => void, ms: number): Gathered {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const run = (): void => {
    isAsked = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isAsked) run();
    }, ms);
    act();
  };
  return {
    ask() {
      if (timer === undefined) run();
      else isAsked = true;
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      isAsked = false;
    },
  };
}
