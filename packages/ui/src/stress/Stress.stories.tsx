import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inRealBrowser } from '../samples/index.ts';
import { controlsIn, controlStates, markStates } from './controlStates.ts';
import { Everything, layDialogs, letDialogsFloat } from './Everything.tsx';
import { layoutFaults, lengthenWords } from './layoutFaults.ts';
import { contrastFaults } from './stateFaults.ts';

/** Fails if something does not fit, and makes dialogs modal again in any case. */
async function expectFit(canvasElement: HTMLElement): Promise<void> {
  letDialogsFloat();
  await expect(layoutFaults(canvasElement)).toEqual([]);
}

const meta = {
  title: 'Stress/Everything',
  // Each needs the whole window, or its own device settings: they cannot share a page. `long`: `npm test` leaves them to CI.
  tags: ['!autodocs', 'long'],
  component: Everything,
  args: { direction: 'ltr' },
  parameters: {
    a11y: { disable: true },
    visual: { disable: true, reason: 'Hundreds of states at once; each has a picture with its component.' },
  },
  beforeEach: layDialogs,
  play: ({ canvasElement }) => expectFit(canvasElement),
} satisfies Meta<typeof Everything>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 320 pixels wide, with a very long word in every text. */
export const Narrow: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvasElement }) => {
    lengthenWords(canvasElement);
    await expectFit(canvasElement);
  },
};

/** Text at twice its size, as with a browser's own setting, in a window of 768 pixels. */
export const LargeText: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
};

/** Right to left, on a small phone. */
export const RightToLeft: Story = {
  args: { direction: 'rtl' },
  globals: { viewport: { value: 'small', isRotated: false } },
};

/** Every control hovered, focused and pressed, in both themes: its text is readable, and the control visible. */
export const ControlsInUse: Story = {
  args: { unfolded: true },
  play: async ({ canvasElement }) => {
    letDialogsFloat();
    for (const details of canvasElement.querySelectorAll('details')) details.open = true;
    const controls = controlsIn(canvasElement);
    await inRealBrowser(async ({ force }) => {
      const faults: string[] = [];
      for (const state of ['hover', 'focus', 'pressed'] as const) {
        markStates(controls, state);
        await force(Object.values(controlStates[state]));
        for (const theme of ['light', 'dark'] as const) {
          document.documentElement.dataset['theme'] = theme;
          const found = contrastFaults(controls, state === 'focus');
          faults.push(...found.map((fault) => `${theme}, ${state}: ${fault}`));
        }
      }
      await force([]);
      await expect(faults).toEqual([]);
    });
  },
};
