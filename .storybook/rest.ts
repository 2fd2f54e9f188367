const pending = new Set<string>();

/** Tells the rest detector that a mocked request began. */
export function requestStarted(id: string): void {
  pending.add(id);
}

/** Tells the rest detector that a mocked request was answered. */
export function requestEnded(id: string): void {
  pending.delete(id);
}

/** A request held back on purpose (a loading story) never ends: after this long, in ms, the rest no longer waits for it. */
const HELD_AFTER = 1200;
const QUIET_FRAMES = 4;

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

function picturesReady(): boolean {
  return [...document.images].every((image) => image.complete || image.loading === 'lazy');
}

/** Resolves when a story has come to rest: calls answered, fonts and pictures there, nothing changed for some frames. */
export async function atRest(): Promise<void> {
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
  let quiet = 0;
  while (quiet < QUIET_FRAMES) {
    await frame();
    const waited = performance.now() - started;
    // Held on purpose: neither this story nor the next one waits for it again.
    if (waited > HELD_AFTER) pending.clear();
    const busy = pending.size > 0 || !picturesReady();
    quiet = changed || busy ? 0 : quiet + 1;
    changed = false;
    if (waited > 5000) break;
  }
  observer.disconnect();
  await document.fonts.ready;
}
