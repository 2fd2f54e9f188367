import axe from 'axe-core';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';

import { fixDate, releaseDate } from './fixedDate.ts';
import { atRest } from './rest.ts';

interface VisualParameters {
  disable?: boolean;
  reason?: string;
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
still.textContent = '*, *::before, *::after { transition: none !important; }';
document.head.append(still);

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

/** Dialogs and popovers live in the top layer and give the body no height of their own. */
function fitBodyToTopLayer(): void {
  const floats = document.querySelector('dialog[open], [popover]:popover-open') !== null;
  document.body.style.minHeight = floats ? '100vh' : '0';
}

async function contrastFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

async function picture(name: string): Promise<void> {
  if (isVisualOff) return;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
}

afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  if (storyId === undefined || context.task.result?.state === 'fail') return;
  const parameters = (context as StoryContext).story?.parameters;
  await atRest({ isFirst: true });
  fitBodyToTopLayer();
  await atRest();
  const isDrawn = parameters?.visual?.disable !== true;
  const name = storyId.replace('--', '__');
  const root = document.documentElement;
  if (isDrawn) await picture(`${name}_light`);
  root.dataset['theme'] = 'dark';
  await atRest();
  try {
    if (parameters?.a11y?.disable !== true)
      expect(await contrastFaults(), 'contrast in the dark theme').toEqual([]);
    if (isDrawn) await picture(`${name}_dark`);
  } finally {
    root.dataset['theme'] = 'light';
    document.body.style.minHeight = '';
  }
  expect(noise, 'the console stays silent').toEqual([]);
});
