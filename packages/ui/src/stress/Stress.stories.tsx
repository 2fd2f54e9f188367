import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { everyStory } from './everyStory.tsx';
import { layoutFaults, lengthenWords } from './layoutFaults.ts';

/** All stories of the kit under each other, dialogs laid into the page. */
function Everything({ direction }: { direction: 'ltr' | 'rtl' }) {
  return (
    <div dir={direction} style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      <style>
        {'[data-stress] dialog { position: static; margin: 0; max-block-size: none; transition: none }'}
      </style>
      {everyStory.map(({ name, element }) => (
        <section key={name} data-stress={name} aria-label={name}>
          {element}
        </section>
      ))}
    </div>
  );
}

const dialogs = HTMLDialogElement.prototype;
const asModal = Object.getOwnPropertyDescriptor(dialogs, 'showModal');

/** Fails on what does not fit, and lets dialogs be modal again whatever came of it. */
async function expectFit(canvasElement: HTMLElement): Promise<void> {
  // Not as the answer of `beforeEach`: that is called when the next story begins, and takes back what it has set up.
  // Nor in `afterEach`, which a story that failed does not come to.
  if (asModal !== undefined) Object.defineProperty(dialogs, 'showModal', asModal);
  await expect(layoutFaults(canvasElement)).toEqual([]);
}

const meta = {
  title: 'Stress/Everything',
  component: Everything,
  args: { direction: 'ltr' },
  parameters: {
    a11y: { disable: true },
    visual: { disable: true, reason: 'Hundreds of states at once; each has a picture with its component.' },
  },
  beforeEach: () => {
    dialogs.showModal = function show(this: HTMLDialogElement) {
      this.show();
    };
  },
  play: ({ canvasElement }) => expectFit(canvasElement),
} satisfies Meta<typeof Everything>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 320 pixels wide, with a word as long as they get in every text. */
export const Narrow: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvasElement }) => {
    lengthenWords(canvasElement);
    await expectFit(canvasElement);
  },
};

/** Text at twice its size, as a browser's own setting makes it, in a window of 768 pixels. */
export const LargeText: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
};

/** From right to left, on a small phone. */
export const RightToLeft: Story = {
  args: { direction: 'rtl' },
  globals: { viewport: { value: 'small', isRotated: false } },
};
