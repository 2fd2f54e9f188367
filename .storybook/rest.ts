const pending = new Set<string>();
/** Requests that this story appears to delay on purpose: they took too long to wait for. */
const held = new Set<string>();

/** Starts a new story: requests delayed by an earlier one are no longer awaited. */
export function storyStarted(): void {
  pending.clear();
  held.clear();
}

/** Reports the start of a mocked request. */
export function requestStarted(id: string): void {
  pending.add(id);
}

/** Reports the end of a mocked request. */
export function requestEnded(id: string): void {
  pending.delete(id);
  held.delete(id);
}

/**
 * A request delayed on purpose (a loading story) never ends, and a lazy picture hidden by a scroller is never
 * requested: after this long, in ms, they are no longer awaited.
 */
const HELD_AFTER = 1200;
const QUIET_FRAMES = 4;
/** After a theme change, colors change at once, and listeners run in the next frame. */
const QUIET_FRAMES_IN_THEME = 2;
/** Parts of the app are separate chunks, whose loading is not visible: a screen must be quiet for longer, in ms. */
const QUIET_SCREEN = 300;
/** The longest wait for a busy screen, in ms. */
const PATIENCE = 6000;

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Whether it is inside the frame: browsers don't load lazy pictures that are far outside, or have no box. */
function isInFrame(image: HTMLImageElement): boolean {
  const { top, bottom, left, right, width, height } = image.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

function picturesReady({ lazyToo }: { lazyToo: boolean }): boolean {
  return [...document.images].every(
    (image) => image.complete || (image.loading === 'lazy' && !(lazyToo && isInFrame(image))),
  );
}

/** Whether part of an app screen is still marked as busy. */
function isScreenBusy(): boolean {
  return document.querySelector('[data-app-story] [aria-busy="true"]') !== null;
}

/**
 * Resolves when a story is at rest: calls finished, fonts and pictures loaded, no change for some frames.
 *
 * @param isFirst The story may have just been rendered: a screen of the app then gets time to request its parts.
 * @param isInTheme It was at rest, and only the theme changed since.
 */
export async function atRest({ isFirst = false, isInTheme = false } = {}): Promise<void> {
  await document.fonts.ready;
  const started = performance.now();
  let changed = true;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const isScreen = document.querySelector('[data-app-story]') !== null;
  const enough = isInTheme ? QUIET_FRAMES_IN_THEME : QUIET_FRAMES;
  let quietFrames = 0;
  let quietSince = started;
  for (;;) {
    await frame();
    const now = performance.now();
    if (now - started > HELD_AFTER) {
      for (const id of pending) held.add(id);
      pending.clear();
    }
    const lazyToo = now - started <= HELD_AFTER;
    const busy = pending.size > 0 || !picturesReady({ lazyToo }) || (held.size === 0 && isScreenBusy());
    if (changed || busy) {
      quietFrames = 0;
      quietSince = now;
    } else quietFrames += 1;
    changed = false;
    const isQuiet = quietFrames >= enough && (!isFirst || !isScreen || now - quietSince >= QUIET_SCREEN);
    if (isQuiet || now - started > PATIENCE) break;
  }
  observer.disconnect();
  await document.fonts.ready;
}
