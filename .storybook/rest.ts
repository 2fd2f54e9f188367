const pending = new Set<string>();
/** Requests that this story holds back on purpose, as it seems: they took too long to wait for. */
const held = new Set<string>();

/** Tells the rest detector that another story begins: what an earlier one held back is no more waited for. */
export function storyStarted(): void {
  pending.clear();
  held.clear();
}

/** Tells the rest detector that a mocked request began. */
export function requestStarted(id: string): void {
  pending.add(id);
}

/** Tells the rest detector that a mocked request was answered. */
export function requestEnded(id: string): void {
  pending.delete(id);
  held.delete(id);
}

/**
 * A request held back on purpose (a loading story) never ends, and a lazy picture that a scroller hides is never asked for:
 * after this long, in ms, the rest no longer waits for them.
 */
const HELD_AFTER = 1200;
const QUIET_FRAMES = 4;
/** What only changes its colors changes them at once, and what hears of it in the next frame. */
const QUIET_FRAMES_IN_THEME = 2;
/** Parts of the app come in chunks of their own, and a chunk on its way shows nowhere: a screen must be quiet for longer, in ms. */
const QUIET_SCREEN = 300;
/** However busy it still says it is, this long, in ms, is enough. */
const PATIENCE = 6000;

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Whether it lies in the frame: a browser does not fetch lazy pictures that are far from it, or without a box. */
function isInFrame(image: HTMLImageElement): boolean {
  const { top, bottom, left, right, width, height } = image.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

function picturesReady({ lazyToo }: { lazyToo: boolean }): boolean {
  return [...document.images].every(
    (image) => image.complete || (image.loading === 'lazy' && !(lazyToo && isInFrame(image))),
  );
}

/** Whether part of a screen of the app still says that it is waiting for something. */
function isScreenBusy(): boolean {
  return document.querySelector('[data-app-story] [aria-busy="true"]') !== null;
}

/**
 * Resolves when a story has come to rest: calls answered, fonts and pictures there, nothing changed for some frames.
 *
 * @param isFirst The story may just have been rendered: a screen of the app is then given time to ask for its parts.
 * @param isInTheme It was at rest, and only another theme was chosen since.
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
