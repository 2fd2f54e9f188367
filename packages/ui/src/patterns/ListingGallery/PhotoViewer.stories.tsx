import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, fireEvent, userEvent, waitFor, within } from 'storybook/test';

import { brokenPhoto, ownFrame, samplePhoto } from '../../samples/index.ts';
import { expectTabStaysIn, press, walkByKeys } from '../../samples/keyboard.ts';
import { ListingGallery } from './index.ts';

const images = (['table', 'guitar', 'chair'] as const).map(samplePhoto);

const meta = {
  title: 'Patterns/ListingGallery/Full screen',
  component: ListingGallery,
  parameters: ownFrame,
  args: { images, title: 'One apartment: table, guitar and chair', onIndexChange: fn() },
} satisfies Meta<typeof ListingGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the current photo; returns the dialog. */
async function open(canvasElement: HTMLElement, name = 'Enlarge photo 1 of 3') {
  const canvas = within(canvasElement);
  const opener = await canvas.findByRole('button', { name });
  await userEvent.click(opener);
  const dialog = await canvas.findByRole('dialog');
  const viewer = within(dialog);
  const pane = () => dialog.querySelector('[dir="ltr"]')?.parentElement?.children[0] ?? dialog;
  const scale = () => Number.parseInt(viewer.getByRole('status').textContent ?? '', 10);
  await waitFor(() => expect(viewer.getByRole('button', { name: 'Close' })).toHaveFocus());
  return { canvas, opener, dialog, viewer, pane, scale };
}

/** Opened by a press on the photo; closed by Escape, with the focus on the current photo. */
export const Keyboard: Story = {
  parameters: { visual: { disable: true, reason: 'Looks like Buttons, wider.' } },
  play: async ({ args, canvasElement }) => {
    const { canvas, dialog, viewer, pane, scale } = await open(canvasElement);
    const button = (name: string) => viewer.getByRole('button', { name });
    await expect(dialog).toHaveAccessibleName('One apartment: table, guitar and chair');
    await waitFor(() =>
      expect(viewer.getByRole('img', { name: 'A table with flowers and two chairs' })).toBeVisible(),
    );
    await expect(button('Zoom out')).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(pane()).toHaveAttribute('data-state', 'loaded'));
    await press('Plus', 'Plus');
    await expect(scale()).toBe(225);
    await expect(pane().scrollWidth).toBeGreaterThan(pane().clientWidth);
    // When enlarged, arrow keys move it.
    const before = pane().scrollLeft;
    await press('ArrowRight');
    await expect(pane().scrollLeft).toBeGreaterThan(before);
    await expect(viewer.getByText('1 / 3')).toBeVisible();
    await press('ArrowDown', 'ArrowUp');
    await press('Minus');
    await expect(scale()).toBe(150);
    await press('0');
    await expect(scale()).toBe(100);
    // During the animation it is still larger than its pane.
    await waitFor(() => expect(pane().scrollWidth).toBe(pane().clientWidth));
    await press('ArrowRight');
    await expect(viewer.getByText('2 / 3')).toBeVisible();
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await press('End', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowRight');
    await expect(viewer.getByText('2 / 3')).toBeVisible();
    await walkByKeys(async () => {
      await expectTabStaysIn(
        dialog,
        ...['Zoom out', 'Zoom in', 'Close'].map(button),
        viewer.getByRole('group', { name: '2 / 3' }),
        ...['Previous photo', 'Next photo'].map(button),
      );
      await press('Escape');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      const shown = canvas.getByRole('button', { name: 'Enlarge photo 2 of 3' });
      await waitFor(() => expect(shown).toHaveFocus());
      await press('Enter');
      await canvas.findByText('2 / 3', { selector: 'dialog *' });
    });
  },
};

/** By buttons: the next photo starts unzoomed, and the gallery behind follows. */
export const Buttons: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { canvas, opener, viewer, scale } = await open(canvasElement);
    const click = (name: string) => userEvent.click(viewer.getByRole('button', { name }));
    await waitFor(() =>
      expect(viewer.getByRole('img', { name: /^A table/ })).toHaveProperty('complete', true),
    );
    for (const percent of [150, 225, 338, 400, 400]) {
      await click('Zoom in');
      await expect(scale()).toBe(percent);
    }
    await click('Previous photo');
    await expect(viewer.getByText('3 / 3')).toBeVisible();
    await waitFor(() => expect(scale()).toBe(100));
    await click('Next photo');
    await expect(viewer.getByText('1 / 3')).toBeVisible();
    await click('Close');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByText('1 / 3')).toBeVisible();
    await open(canvasElement);
  },
};

/** Pinch, double tap, wheel. */
export const Fingers: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { pane, scale } = await open(canvasElement);
    await waitFor(() => expect(pane()).toHaveAttribute('data-state', 'loaded'));
    const scales = (check: (now: number) => void) => waitFor(() => check(scale()));
    const { left, top, width, height } = pane().getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const touch = (type: string, ...halves: number[]) =>
      fireEvent(
        pane(),
        new TouchEvent(type, {
          bubbles: true,
          cancelable: true,
          touches: halves.map(
            (half, identifier) => new Touch({ identifier, target: pane(), clientX: x + half, clientY: y }),
          ),
        }),
      );
    await touch('touchstart', -40);
    await touch('touchstart', -40, 40);
    await touch('touchmove', -80, 80);
    await scales((now) => expect(now).toBe(200));
    await touch('touchmove', -60, 60);
    await scales((now) => expect(now).toBe(150));
    await touch('touchend', -60);
    await touch('touchmove', -90);
    await touch('touchend');
    await scales((now) => expect(now).toBe(150));
    const tap = () => fireEvent.click(pane(), { clientX: x, clientY: y });
    await tap();
    await tap();
    await scales((now) => expect(now).toBe(100));
    await fireEvent.wheel(pane(), { deltaY: -100, clientX: x, clientY: y });
    await scales((now) => expect(now).toBeGreaterThan(120));
    await fireEvent.wheel(pane(), { deltaY: 500, clientX: x, clientY: y });
    await scales((now) => expect(now).toBe(100));
    await tap();
    await tap();
    await scales((now) => expect(now).toBe(250));
    // The visible part is the center.
    await waitFor(() =>
      expect(pane().scrollLeft).toBeCloseTo((pane().scrollWidth - pane().clientWidth) / 2, -1),
    );
  },
};

/** A mouse drags the enlarged photo. */
export const Mouse: Story = {
  parameters: { visual: { disable: true, reason: 'Looks like Keyboard.' } },
  play: async ({ canvasElement }) => {
    const { viewer, pane, scale } = await open(canvasElement);
    await waitFor(() => expect(pane()).toHaveAttribute('data-state', 'loaded'));
    await userEvent.dblClick(pane());
    await waitFor(() => expect(scale()).toBe(250));
    const from = pane().scrollLeft;
    const mouse = { bubbles: true, pointerType: 'mouse', button: 0, pointerId: 1 };
    const photo = viewer.getByRole('img', { name: /^A table/ });
    await fireEvent.pointerDown(photo, { ...mouse, clientX: 300, clientY: 200 });
    await fireEvent.pointerMove(photo, { ...mouse, clientX: 260, clientY: 200 });
    await fireEvent.pointerUp(photo, { ...mouse, clientX: 260, clientY: 200 });
    await expect(pane().scrollLeft).toBeCloseTo(from + 40, 0);
    // The release was not a tap.
    await fireEvent.click(photo, { clientX: 260, clientY: 200 });
    await fireEvent.click(photo, { clientX: 260, clientY: 200 });
    await expect(scale()).toBe(250);
  },
};

/** One of them fails to load. */
export const Broken: Story = {
  args: { images: [...images.slice(0, 1), brokenPhoto, ...images.slice(2)] },
  parameters: { visual: { disable: true, reason: 'A sign and two words, as in the gallery.' } },
  play: async ({ canvasElement }) => {
    const { viewer, scale } = await open(canvasElement);
    await userEvent.click(viewer.getByRole('button', { name: 'Next photo' }));
    await waitFor(() => expect(viewer.getByText('No Image')).toBeVisible());
    await userEvent.click(viewer.getByRole('button', { name: 'Zoom in' }));
    await expect(scale()).toBe(100);
  },
};
