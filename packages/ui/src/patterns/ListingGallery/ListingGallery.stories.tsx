import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../primitives/Button/index.ts';
import { brokenPhoto, samplePhoto } from '../../samples/index.ts';
import { expectTabOrder, press, walkByKeys } from '../../samples/keyboard.ts';
import { ListingGallery } from './index.ts';

const images = (['table', 'guitar', 'chair', 'schoolbooks', 'sofa'] as const).map(samplePhoto);

const meta = {
  title: 'Patterns/ListingGallery',
  component: ListingGallery,
  args: { images, title: 'One apartment: table, guitar, chair, books and sofa', onIndexChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 776 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListingGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows and arrow keys wrap around at both ends. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 / 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous photo' }));
    await expect(canvas.getByText('5 / 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
    await expect(canvas.getByText('1 / 5')).toBeVisible();
    await press('ArrowRight');
    await expect(canvas.getByText('2 / 5')).toBeVisible();
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await press('End');
    await expect(canvas.getByText('5 / 5')).toBeVisible();
    await press('Home');
    await expect(canvas.getByText('1 / 5')).toBeVisible();
    await press('ArrowLeft');
    await expect(canvas.getByText('5 / 5')).toBeVisible();
    await press('ArrowRight');
    await expect(canvas.getByText('1 / 5')).toBeVisible();
    await walkByKeys(async () => {
      // Of the photos, only the current one.
      const buttons = canvas.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
      await expect(buttons[0]).toHaveAccessibleName('Enlarge photo 1 of 5');
      await expectTabOrder(canvasElement, ...buttons);
      canvas.getByRole('button', { name: 'Next photo' }).focus();
      await press('Enter');
      await expect(canvas.getByText('2 / 5')).toBeVisible();
      await press('Tab', 'Space');
      await expect(canvas.getByText('1 / 5')).toBeVisible();
      await press('Tab', 'Enter', 'ArrowRight');
      await expect(canvas.getByText('3 / 5')).toBeVisible();
      await press('Home');
    });
  },
};

/** A portrait photo is shown whole, on a blurred copy of itself. */
export const Thumbnails: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const second = canvas.getByRole('button', { name: 'Show photo 2 of 5' });
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('img', { name: 'An acoustic guitar, upright' })).toBeVisible();
  },
};

const twenty = [...images, ...images, ...images, ...images].map((image, index) => ({
  ...image,
  id: `photo-${index}`,
}));

/** More thumbnails than fit: a focused one scrolls fully into view. */
export const ManyPhotos: Story = {
  args: { images: twenty },
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { visual: { disable: true, reason: 'Looks like RightToLeft.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const strip = canvas.getByRole('list');
    await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
    await walkByKeys(async () => {
      canvas.getByRole('button', { name: 'Next photo' }).focus();
      for (const thumb of within(strip).getAllByRole('button')) {
        await press('Tab');
        await expect(thumb).toHaveFocus();
        const { left, right } = strip.getBoundingClientRect();
        await waitFor(() => expect(thumb.getBoundingClientRect().right).toBeLessThanOrEqual(right));
        await waitFor(() => expect(thumb.getBoundingClientRect().left).toBeGreaterThanOrEqual(left));
      }
    });
    // The current one scrolls into view too, however it was selected.
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
    await waitFor(() => {
      const shown = canvas.getByRole('button', { current: true }).getBoundingClientRect();
      return expect(shown.left).toBeGreaterThanOrEqual(strip.getBoundingClientRect().left);
    });
    // Neighbors are loaded in advance, the others when they come near.
    const loading = canvas.getAllByRole('group').map((slide) => slide.querySelector('[alt]:not([alt=""])'));
    await expect(loading.slice(0, 4).map((photo) => photo?.getAttribute('loading'))).toEqual([
      'eager',
      'eager',
      'eager',
      'lazy',
    ]);
  },
};

const rowOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('group')[0]?.parentElement ?? canvasElement;

/** The row follows the finger: counter and thumbnails show where it stops. */
export const Swiping: Story = {
  parameters: { visual: { disable: true, reason: 'Looks like RightToLeft, the other way round.' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const row = rowOf(canvasElement);
    row.scrollTo({ left: row.clientWidth * 0.6 });
    await waitFor(() => expect(canvas.getByText('2 / 5')).toBeVisible());
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('Show photo 2 of 5');
    row.scrollTo({ left: row.scrollWidth });
    await waitFor(() => expect(canvas.getByText('5 / 5')).toBeVisible());
    row.scrollTo({ left: 0 });
    await waitFor(() => expect(canvas.getByText('1 / 5')).toBeVisible());
  },
};

/** Right to left, the next photo comes from the left. */
export const RightToLeft: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { title: 'شقة: طاولة وغيتار وكرسي وكتب وأريكة' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = rowOf(canvasElement);
    row.scrollTo({ left: -row.clientWidth });
    await waitFor(() => expect(canvas.getByText('2 / 5')).toBeVisible());
    canvas.getByRole('button', { name: 'Next photo' }).focus();
    await press('ArrowLeft');
    await expect(canvas.getByText('3 / 5')).toBeVisible();
    await waitFor(() => expect(Math.round(row.scrollLeft / row.clientWidth)).toBe(-2));
    await press('ArrowRight', 'ArrowRight', 'ArrowRight');
    await expect(canvas.getByText('5 / 5')).toBeVisible();
  },
};

/** The parent selects a photo, and receives changes. */
export const ByItsOwner: Story = {
  parameters: { visual: { disable: true, reason: 'Looks like Default.' } },
  render: function Render(args) {
    const [index, setIndex] = useState(2);
    return (
      <>
        <ListingGallery {...args} index={index} onIndexChange={setIndex} />
        <Button onClick={() => setIndex(4)}>To the last</Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3 / 5')).toBeVisible();
    await waitFor(() => expect(rowOf(canvasElement).scrollLeft).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'To the last' }));
    await waitFor(() => expect(canvas.getByText('5 / 5')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
    await waitFor(() => expect(canvas.getByText('1 / 5')).toBeVisible());
  },
};

/** Opened from a card: the card's photo is shown until the larger one is loaded. */
export const FromACard: Story = {
  args: { preview: samplePhoto('table').thumbnail_url },
  parameters: { visual: { disable: true, reason: 'Looks like Default.' } },
  play: async ({ canvasElement }) => {
    const [photo] = within(canvasElement).getAllByRole('group');
    const preview = photo?.querySelector<HTMLElement>('[data-state] + [aria-hidden]');
    await waitFor(() => expect(photo?.firstElementChild).toHaveAttribute('data-state', 'loaded'));
    await expect(preview).not.toBeVisible();
    photo?.firstElementChild?.setAttribute('data-state', 'loading');
    await expect(preview).toBeVisible();
    photo?.firstElementChild?.setAttribute('data-state', 'loaded');
  },
};

/** A single photo can still be opened. */
export const OnePhoto: Story = {
  args: { images: images.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const open = canvas.getByRole('button');
    await userEvent.click(open);
    const viewer = within(await canvas.findByRole('dialog'));
    await expect(viewer.queryByRole('button', { name: 'Next photo' })).toBeNull();
    await press('ArrowRight');
    await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(open).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const NoPhotos: Story = {
  args: { images: [], icon: 'tag' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No images available')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A photo that fails to load shows a message, and cannot be enlarged. */
export const BrokenPhoto: Story = {
  args: { images: [brokenPhoto, ...images.slice(0, 2)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByText('No Image').length).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Enlarge photo 1 of 3' })).toBeNull());
  },
};
