import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';

import type { Media } from './device.ts';
import { fixDate, releaseDate } from './fixedDate.ts';
import type { Area } from './pictures/camera.ts';
import type { Shot, Verdict } from './pictures/compare.ts';
import { watchFocus } from './lostFocus.ts';
import { atRest } from './rest.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (shot: Shot) => Promise<Verdict>;
    emulateMedia: (media: Media) => Promise<void>;
    forceStates: (states: readonly string[]) => Promise<void>;
  }
}

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

interface VisualParameters {
  /** No picture of this story; `reason` states why. */
  disable?: boolean;
  reason?: string;
  /** `'screen'`: only the visible viewport, for pages with parts as tall as it. Default: `'page'`. */
  frame?: 'page' | 'screen';
  /** Include header and footer in the picture of a screen. Default: `false`, they have pictures of their own. */
  layout?: boolean;
  /** Themes to capture. Default: both, and for screens the light one: the kit's stories cover the theme. */
  themes?: readonly Theme[];
}
interface StoryContext {
  story?: { parameters: { visual?: VisualParameters; layout?: string; a11y?: { disable?: boolean } } };
}

// The runner reloads this file for every story file by adding the time to its URL. With a fixed clock it would get
// the cached module, whose hooks belong to an earlier file, and check nothing.
fixDate();
afterAll(releaseDate);

// A color in transition between themes is neither: transitions are disabled while stories are captured.
const still = document.createElement('style');
still.textContent = `
  :root:not([data-moving]) *, :root:not([data-moving]) *::before, :root:not([data-moving]) *::after { transition: none !important; }
  :root[data-still] *, :root[data-still] *::before, :root[data-still] *::after { animation: none !important; }
  :root[data-without-layout] [data-app-story] :is(header:has(~ main), main ~ footer) { visibility: hidden !important; }
  *, *::before, *::after { caret-color: transparent !important; }`;
document.head.append(still);

// Resets the device to the settings of `vitest.config.ts` for the next story.
let isDeviceChanged = false;
globalThis.storyBrowser = {
  press: (keys) => userEvent.keyboard(keys),
  force: (states) => commands.forceStates(states),
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
// A story that timed out may have changed it afterwards.
beforeEach(resetDevice);

// Whether a script's focus shows a ring depends on the last input device, in any story: here it is the keyboard. No
// story uses the real mouse.
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

let lostFocus = watchFocus();
beforeEach(() => {
  lostFocus();
  lostFocus = watchFocus();
});

// A link that no router handles, for example because it was rendered again just before the click, would load another
// page into the runner's own window and end every test. It is kept in the story's frame, where it can be stopped and
// reported.
document.querySelector('base')?.removeAttribute('target');
window.navigation.onnavigate = (event) => {
  if (event.destination.sameDocument || event.downloadRequest !== null) return;
  event.preventDefault();
  throw new Error(`A story leaves its page for ${event.destination.url}`);
};

const isVisualOff = import.meta.env['VITE_VISUAL'] === 'off';

/** Whether an element is in the top layer. */
const isFloating = (): boolean => document.querySelector('dialog[open], [popover]:popover-open') !== null;

/** Longer pages are captured down to here, in px: the rest repeats. */
const TALLEST = 4000;

/**
 * Runs `look` in a frame as tall as the page (or as the screen), since content outside the frame is not rendered, and
 * restores the frame's height. Dialogs and popovers are in the top layer, positioned by the frame and not by the
 * page: with one of them open the frame keeps its size, and the body, which gets no height from them, fills it.
 */
async function inFrame(frame: 'page' | 'screen', look: () => Promise<void>): Promise<void> {
  const { innerWidth, innerHeight } = window;
  const floats = isFloating();
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
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/**
 * Header and footer of a screen's page, if it has them: the picture shows the part between them, else the whole page.
 */
function partsAround(): Record<'header' | 'footer', Element | null> {
  const page = document.querySelector('[data-app-story] main')?.parentElement;
  const part = (name: string) => page?.querySelector(`:scope > ${name}`) ?? null;
  return { header: part('header'), footer: part('footer') };
}

/** The area to capture, in px of the frame. */
function drawnArea({ layout = false }: VisualParameters): Area {
  const { x, y, width, height } = document.body.getBoundingClientRect();
  const { header, footer } = layout ? { header: null, footer: null } : partsAround();
  const isWhole = isFloating();
  const top = isWhole || header === null ? Math.max(0, y) : header.getBoundingClientRect().bottom;
  const bottom = isWhole || footer === null ? y + height : footer.getBoundingClientRect().top;
  return { x, y: top, width, height: Math.min(bottom, window.innerHeight) - top };
}

async function picture(shot: Omit<Shot, 'area'>, visual: VisualParameters): Promise<void> {
  // Endless animations with `!important` in a layer of the kit override the style above.
  for (const animation of document.getAnimations()) animation.cancel();
  const area = drawnArea(visual);
  const verdict = await commands.comparePicture({ ...shot, area });
  if (verdict !== null) throw new Error(`${shot.name}, ${shot.theme}: ${verdict}`);
}

type Parameters = NonNullable<StoryContext['story']>['parameters'];

/** Compares a story with its pictures and checks its contrast in the dark theme. */
async function inBothThemes(storyId: string, parameters: Parameters | undefined): Promise<void> {
  const visual = parameters?.visual ?? {};
  const isScreen = document.querySelector('[data-app-story]') !== null;
  const themes = visual.themes ?? (isScreen ? ['light' as const] : THEMES);
  const name = storyId.replace('--', '__');
  const root = document.documentElement;
  try {
    await inFrame(visual.frame ?? 'page', async () => {
      // Running animations would look different in every run.
      root.toggleAttribute('data-still', true);
      root.toggleAttribute('data-without-layout', isScreen && visual.layout !== true);
      for (const theme of THEMES) {
        root.dataset['theme'] = theme;
        await atRest({ isInTheme: theme === 'dark' });
        if (theme === 'dark' && parameters?.a11y?.disable !== true)
          expect(await contrastFaults(), 'contrast in the dark theme').toEqual([]);
        if (visual.disable !== true && themes.includes(theme)) await picture({ name, theme, themes }, visual);
      }
    });
  } finally {
    root.dataset['theme'] = 'light';
    root.toggleAttribute('data-still', false);
    root.toggleAttribute('data-without-layout', false);
  }
}

afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  if (storyId === undefined || context.task.result?.state === 'fail') return;
  await atRest({ isFirst: true });
  // A `KitProvider` moves the focus; components alone are rendered without one.
  if (document.querySelector('[data-app-story]') !== null)
    expect(lostFocus(), 'the focus is lost with what had it').toBeNull();
  if (!isVisualOff) await inBothThemes(storyId, (context as StoryContext).story?.parameters);
  expect(noise, 'the console stays silent').toEqual([]);
});
