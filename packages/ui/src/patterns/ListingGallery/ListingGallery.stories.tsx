import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, fireEvent, userEvent, waitFor, within } from 'storybook/test';

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

/** Arrows and arrow keys go round at both ends. */
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
      const buttons = canvas.getAllByRole('button');
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

/** An upright photo is shown whole, on a blurred copy of itself. */
export const Thumbnails: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const second = canvas.getByRole('button', { name: 'Show photo 2 of 5' });
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('img', { name: 'An acoustic guitar, upright' })).toBeVisible();
  },
};

/** More thumbnails than fit: what gets the focus comes wholly into sight. */
export const ManyPhotos: Story = {
  args: { images: [...images, ...images].map((image, index) => ({ ...image, id: `photo-${index}` })) },
  globals: { viewport: { value: 'mobile', isRotated: false } },
  parameters: { visual: { disable: true, reason: 'Looks like Swiping.' } },
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
    // The one that is shown comes too, by whichever way it was asked for.
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
    await waitFor(() => {
      const shown = canvas.getByRole('button', { current: true }).getBoundingClientRect();
      return expect(shown.left).toBeGreaterThanOrEqual(strip.getBoundingClientRect().left);
    });
  },
};

export const Swiping: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const photo = canvas.getByRole('img', { name: 'A table with flowers and two chairs' });
    const swipe = async (from: number, to: number, dy = 4) => {
      const stage = canvas.getByText(/ \/ 5$/);
      await fireEvent.pointerDown(stage, { clientX: from, clientY: 100, isPrimary: true });
      await fireEvent.pointerUp(stage, { clientX: to, clientY: 100 + dy, isPrimary: true });
    };
    await expect(photo).toBeVisible();
    await swipe(280, 120);
    await expect(canvas.getByText('2 / 5')).toBeVisible();
    await swipe(120, 280);
    await swipe(120, 280);
    await expect(canvas.getByText('5 / 5')).toBeVisible();
    // A scroll of the page is left alone.
    await swipe(200, 150, 160);
    await expect(canvas.getByText('5 / 5')).toBeVisible();
  },
};

export const OnePhoto: Story = {
  args: { images: images.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const NoPhotos: Story = {
  args: { images: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No images available')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const BrokenPhoto: Story = {
  args: { images: [brokenPhoto, ...images.slice(0, 2)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByText('No Image').length).toBeGreaterThan(0));
  },
};
