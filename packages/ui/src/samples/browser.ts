/** What a visitor's device can be set to. */
interface MediaFeatures {
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'reduce' | 'no-preference';
}

/** What only the browser itself can do: trusted key presses, settings of the device, pointers and focus everywhere. */
interface StoryBrowser {
  press: (keys: string) => Promise<void>;
  emulate: (media: MediaFeatures) => Promise<void>;
  /** Puts every element with `data-force` into the states it names, if they are among these, until it is called again. */
  force: (states: readonly string[]) => Promise<void>;
}

declare global {
  /** Given by the test runner (`.storybook/stories.setup.ts`); absent in Storybook's own panel. */
  var storyBrowser: StoryBrowser | undefined;
}

/**
 * Runs `check` with the real browser where stories run as tests. In Storybook's panel it is left out: scripted keys do
 * not reach what the platform does by itself (Escape in a dialog, Enter on a summary, the order of Tab).
 */
export async function inRealBrowser(check: (browser: StoryBrowser) => Promise<void>): Promise<void> {
  if (globalThis.storyBrowser !== undefined) await check(globalThis.storyBrowser);
}
