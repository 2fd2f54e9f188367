interface MediaFeatures {
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'reduce' | 'no-preference';
}

/** Browser functions for tests: trusted key presses, device settings, pointer states and focus. */
interface StoryBrowser {
  press: (keys: string) => Promise<void>;
  emulate: (media: MediaFeatures) => Promise<void>;
  /** Forces every element with `data-force` into the states it names, among these, until the next call. */
  force: (states: readonly string[]) => Promise<void>;
}

declare global {
  /** Set by the test runner (`.storybook/stories.setup.ts`); absent in Storybook's own panel. */
  var storyBrowser: StoryBrowser | undefined;
}

/**
 * Runs `check` with the real browser where stories run as tests. Skipped in Storybook's panel: synthetic keys do not
 * trigger native behavior (Escape in a dialog, Enter on a summary, tab order).
 */
export async function inRealBrowser(check: (browser: StoryBrowser) => Promise<void>): Promise<void> {
  if (globalThis.storyBrowser !== undefined) await check(globalThis.storyBrowser);
}
