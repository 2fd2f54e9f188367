import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { press } from '../../samples/keyboard.ts';
import { inEveryMode, inRealBrowser } from '../../samples/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { ListingMap, type ListingMapProps, type MapMark, type MapView } from './index.ts';
import { sampleMarks, sampleNames, sampleOutlines } from './sampleMap.ts';

const library: ListingMapProps['library'] = () => import('leaflet');

const onMove = fn<(view: MapView) => void>();
const zooms = (): number[] => onMove.mock.calls.map(([{ zoom }]) => zoom);

const meta: Meta<typeof ListingMap> = {
  title: 'Patterns/ListingMap',
  component: ListingMap,
  parameters: inEveryMode,
  args: {
    library,
    bounds: { west: -98.6, south: 29.7, east: -97, north: 30.8 },
    marks: sampleMarks,
    names: sampleNames,
    outlines: sampleOutlines,
    summary: '17 listings in view',
    onMove,
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof ListingMap>;

const alike = { visual: { disable: true, reason: 'Default shows the map' } };

/** Outlines and names provided by the page, prices as pins, and a cluster. Fully usable by keyboard. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const pin = await canvas.findByRole('button', { name: '$120, Road bike, near Austin, TX' });
    await expect(canvasElement.querySelector('section')).toHaveAttribute('data-status', 'ready');
    const map = canvas.getByRole('group', { name: 'Map of listings' });
    await press('Tab');
    const skip = canvas.getByRole('link', { name: 'Skip the map' });
    await expect(skip).toHaveFocus();
    const [link, root] = [skip, map.parentElement].map((one) => one?.getBoundingClientRect());
    if (!link || !root) throw new Error('The link is in the map.');
    await expect([link.top >= root.top, link.left >= root.left]).toEqual([true, true]);
    await expect(document.elementFromPoint(link.left + 20, link.top + 20)).toBe(skip);
    await press('Tab');
    await expect(map).toHaveFocus();
    // Leaflet reads key codes, which synthetic events don't have.
    await inRealBrowser(async () => {
      await press('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight');
      await waitFor(() => expect(onMove).toHaveBeenCalled());
      const [before] = zooms();
      await press('Plus');
      await waitFor(() => expect(Math.max(...zooms())).toBeGreaterThan(before ?? Infinity));
      await press('Minus');
    });
    await press('Tab');
    await expect(pin).toHaveFocus();
    await press('Enter');
    await expect(args.onSelect).toHaveBeenLastCalledWith(sampleMarks[0]);
    await press('Tab');
    await press('Shift+Tab');
    await press('Space');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText('17 listings in view')).toHaveAttribute('aria-live', 'polite');
    pin.blur();
  },
};

const isMark = (mark: Partial<MapMark>): mark is MapMark => mark.key !== undefined;

/** The boxes of names and marks that can be seen. */
const textsOn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-size], [data-kind] > span')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => ({
      text: one.textContent,
      isBrief: 'brief' in one.dataset,
      box: one.getBoundingClientRect(),
    }));

/** Names are next to marks and not below them, larger ones first; prices that would touch become short. */
export const Crowded: Story = {
  args: {
    marks: [
      ...sampleMarks,
      { ...sampleMarks[0], key: 'chair', text: '$1,250', latitude: 30.265, longitude: -97.72 },
      { ...sampleMarks[2], key: 'kyle', latitude: 29.885, longitude: -97.7 },
    ].filter(isMark),
    names: [
      ...sampleNames,
      ...Array.from({ length: 8 }, () => ({ name: 'Sunset Valley', latitude: 30.23, longitude: -97.8 })),
    ],
  },
  parameters: { visual: { disable: true, reason: 'Default shows names next to marks' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Austin');
    await inRealBrowser(async () => {
      await expect(canvas.getByText('Austin')).toBeVisible();
      // More names than there is room for.
      const hidden = canvas.getAllByText('Sunset Valley').filter((one) => one.style.visibility === 'hidden');
      await expect(hidden.length).toBeGreaterThan(0);
      const texts = textsOn(canvasElement);
      const map = canvas.getByRole('group', { name: 'Map of listings' }).getBoundingClientRect();
      for (const { box } of texts) {
        await expect(box.left).toBeGreaterThanOrEqual(map.left);
        await expect(box.right).toBeLessThanOrEqual(map.right);
      }
      const touching = texts.flatMap(({ text, isBrief, box }, index) =>
        texts
          .slice(index + 1)
          .filter(
            ({ isBrief: isOtherBrief, box: other }) =>
              !isBrief &&
              !isOtherBrief &&
              box.left < other.right &&
              other.left < box.right &&
              box.top < other.bottom &&
              other.top < box.bottom,
          )
          .map((other) => `${text} and ${other.text}`),
      );
      await expect(touching).toEqual([]);
      // One price is a dot, the two places have their numbers.
      const brief = texts.filter(({ isBrief }) => isBrief).map(({ text }) => text);
      await expect(brief.toSorted()).toEqual(['$1,250', '3 from $403', '3 from $403']);
    });
  },
};

const touch = { bubbles: true, cancelable: true, pointerType: 'touch', isPrimary: true } as const;

/** On a touch screen a swipe scrolls the page, with a hint; after a tap on the map it moves the map. */
export const Touch: Story = {
  parameters: { visual: { disable: true, reason: 'the hint disappears after two seconds' } },
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('group', { name: 'Map of listings' });
    await canvas.findByRole('button', { name: 'Zoom in' });
    const how = 'Use two fingers to move the map, or tap it first.';
    map.dispatchEvent(new PointerEvent('pointerdown', touch));
    // Dispatched by the browser when it scrolls.
    map.dispatchEvent(new PointerEvent('pointercancel', touch));
    await expect(await canvas.findByText(how)).toBeVisible();
    await expect(getComputedStyle(map).touchAction).toBe('pan-x pan-y');
    map.dispatchEvent(new PointerEvent('pointerdown', touch));
    map.click();
    await waitFor(() => expect(getComputedStyle(map).touchAction).toBe('none'));
    await expect(canvas.queryByText(how)).toBeNull();
    document.body.dispatchEvent(new PointerEvent('pointerdown', touch));
    await waitFor(() => expect(getComputedStyle(map).touchAction).toBe('pan-x pan-y'));
    map.dispatchEvent(new PointerEvent('pointercancel', touch));
    await canvas.findByText(how);
  },
};

/** The chosen place and its radius; without streets, rings and a scale show distances. */
export const Rings: Story = {
  args: {
    circle: { latitude: 30.27, longitude: -97.74, miles: 25, rings: [5, 10] },
    marks: sampleMarks.slice(0, 2),
  },
  play: async ({ canvas }) => {
    for (const distance of ['5 mi', '25 mi']) await expect(await canvas.findByText(distance)).toBeVisible();
    await expect(canvas.getAllByText('10 mi')).toHaveLength(2);
  },
};

/** The approximate place of one listing: a circle, not movable. */
export const Approximate: Story = {
  parameters: { visual: { disable: true, reason: 'Rings shows the circle' } },
  args: {
    marks: [],
    interactive: false,
    summary: undefined,
    circle: { latitude: 30.27, longitude: -97.74, miles: 5 },
    bounds: { west: -98, south: 30.05, east: -97.48, north: 30.49 },
  },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('section')).toHaveAttribute('data-status', 'ready'),
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** No listings in this area, and a way to them. */
export const Empty: Story = {
  args: {
    marks: [],
    summary: undefined,
    notice: (
      <>
        <p>No listings in this part of the map</p>
        <Button>Show all</Button>
      </>
    ),
  },
  parameters: alike,
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Show all' });
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(/^No listings in this part/);
    await expect(button).toBeVisible();
  },
};

/** New marks are loading; the old ones stay. */
export const Busy: Story = {
  args: { busy: true },
  parameters: alike,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Map of listings' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The library is loading. */
export const Loading: Story = { args: { library: () => new Promise(() => undefined) }, parameters: alike };

let isThere = false;

/** It failed to load, and a retry succeeds. */
export const Failed: Story = {
  args: {
    library: () => (isThere ? import('leaflet') : Promise.reject(new Error('Not there'))),
  },
  beforeEach: () => {
    isThere = false;
  },
  parameters: { visual: { disable: true, reason: 'It ends as Default' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The map did not load.')).toBeVisible();
    isThere = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: /Road bike/ })).toBeVisible();
  },
};

/** Right-to-left text, and a long price. East stays on the right. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    lang: 'ar',
    summary: '١٤ إعلانًا',
    marks: [
      {
        key: 'long',
        kind: 'pin',
        text: '١٬٢٩٩٬٠٠٠ ر.س.',
        label: '١٬٢٩٩٬٠٠٠ ر.س.',
        latitude: 30.27,
        longitude: -97.74,
      },
    ],
    names: [{ name: 'أوستن', latitude: 30.5, longitude: -97.68 }],
    tiles: undefined,
  },
};
