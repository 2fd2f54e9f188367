import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';

import type { Media } from './device.ts';
import { fixDate, releaseDate } from './fixedDate.ts';
import type { Area, Verdict } from './pictures.ts';
import { atRest } from './rest.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (name: string, area: Area) => Promise<Verdict>;
    emulateMedia: (media: Media) => Promise<void>;
  }
}

interface VisualParameters {
  /** No picture of this story; `reason` tells why. */
  disable?: boolean;
  reason?: string;
  /** `'screen'`: only what fits the screen is drawn, for pages whose parts are as tall as it. Default: `'page'`. */
  frame?: 'page' | 'screen';
}
interface StoryContext {
  story?: { parameters: { visual?: VisualParameters; layout?: string; a11y?: { disable?: boolean } } };
}

// The runner loads this file anew for every story file by putting the time into its address. With the clock standing
// still it would get the loaded one, whose hooks belong to an earlier file, and check nothing.
fixDate();
afterAll(releaseDate);

// A colour on its way from one theme to the other is neither: nothing moves while stories are looked at.
const still = document.createElement('style');
still.textContent = `
  :root:not([data-moving]) *, :root:not([data-moving]) *::before, :root:not([data-moving]) *::after { transition: none !important; }
  :root[data-still] *, :root[data-still] *::before, :root[data-still] *::after { animation: none !important; }
  *, *::before, *::after { caret-color: transparent !important; }`;
document.head.append(still);

// The device as `vitest.config.ts` sets it, for the next story.
let isDeviceChanged = false;
globalThis.storyBrowser = {
  press: (keys) => userEvent.keyboard(keys),
  emulate: async (media) => {
    isDeviceChanged = true;
    document.documentElement.toggleAttribute('data-moving', media.reducedMotion !== undefined);
    await commands.emulateMedia(media);
  },
};

async function resetDevice(): Promise<void> {
  if (!isDeviceChanged) return;
  isDeviceChanged = false;
  document.documentElement.removeAttribute('data-moving');
  await commands.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
}
afterEach(resetDevice);
// A story that ran out of time may still have changed it afterwards.
beforeEach(resetDevice);

// Whether what gets focus from a script has a ring depends on what was used last, in whichever story: here it is the
// keyboard. No story uses the real mouse.
beforeAll(async () => {
  window.focus();
  await userEvent.keyboard('{F9}');
});

const noise: string[] = [];
beforeEach(() => {
  noise.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      noise.push(`console.${level}: ${args.map(String).join(' ')}`);
    });
  }
});

const isVisualOff = import.meta.env['VITE_VISUAL'] === 'off';

/** Longer pages are drawn down to here, in px: below it stands more of the same. */
const TALLEST = 4000;

/**
 * Runs `look` in a frame as tall as the page (unless it is to be the screen's), since what lies outside the frame is
 * not drawn, and gives the frame its height back. Dialogs and popovers lie in the top layer, placed by the frame and not
 * by the page: with one of them open the frame stays as it is, and the body, which gets no height from them, fills it.
 */
async function inFrame(frame: 'page' | 'screen', look: () => Promise<void>): Promise<void> {
  const { innerWidth, innerHeight } = window;
  const floats = document.querySelector('dialog[open], [popover]:popover-open') !== null;
  document.body.style.minHeight = floats ? '100vh' : '0';
  const height = Math.min(document.documentElement.scrollHeight, TALLEST);
  const isTall = frame === 'page' && !floats && height > innerHeight;
  if (isTall) await page.viewport(innerWidth, height);
  try {
    await look();
  } finally {
    document.body.style.minHeight = '';
    if (isTall) await page.viewport(innerWidth, innerHeight);
  }
}

async function contrastFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

async function picture(name: string): Promise<void> {
  // What turns for ever with `!important` in a layer of the kit is beyond the style above.
  for (const animation of document.getAnimations()) animation.cancel();
  const { x, y, width, height } = document.body.getBoundingClientRect();
  const top = Math.max(0, y);
  const area = { x, y: top, width, height: Math.min(y + height, window.innerHeight) - top };
  expect(await commands.comparePicture(name, area), name).toBeNull();
}

afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  if (storyId === undefined || context.task.result?.state === 'fail') return;
  const parameters = (context as StoryContext).story?.parameters;
  const isDrawn = !isVisualOff && parameters?.visual?.disable !== true;
  const name = storyId.replace('--', '__');
  const root = document.documentElement;
  await atRest({ isFirst: true });
  try {
    await inFrame(parameters?.visual?.frame ?? 'page', async () => {
      // What still fades, turns or beats looks different in every run.
      root.toggleAttribute('data-still', true);
      await atRest();
      if (isDrawn) await picture(`${name}_light`);
      root.dataset['theme'] = 'dark';
      await atRest();
      if (parameters?.a11y?.disable !== true)
        expect(await contrastFaults(), 'contrast in the dark theme').toEqual([]);
      if (isDrawn) await picture(`${name}_dark`);
    });
  } finally {
    root.dataset['theme'] = 'light';
    root.toggleAttribute('data-still', false);
  }
  expect(noise, 'the console stays silent').toEqual([]);
});
