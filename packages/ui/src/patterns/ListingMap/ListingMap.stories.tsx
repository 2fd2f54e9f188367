import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { press } from '../../samples/keyboard.ts';
import { inEveryMode, inRealBrowser } from '../../samples/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { ListingMap, type ListingMapProps, type MapMark, type MapView } from './index.ts';
import { sampleOutlines } from './sampleOutlines.ts';

const marks: readonly MapMark[] = [
  {
    key: 'bike',
    kind: 'pin',
    text: '$120',
    label: '$120, Road bike, near Austin, TX',
    latitude: 30.27,
    longitude: -97.74,
  },
  {
    key: 'desk',
    kind: 'pin',
    text: 'Free',
    label: 'Free, Walnut desk, near Buda, TX',
    latitude: 30.09,
    longitude: -97.84,
  },
  {
    key: 'many',
    kind: 'cluster',
    text: '12',
    label: '12 listings from $5',
    latitude: 30.51,
    longitude: -97.68,
  },
];

const names = [
  { name: 'Austin', latitude: 30.3, longitude: -97.75 },
  // It has no space next to the previous one.
  { name: 'Rollingwood', latitude: 30.28, longitude: -97.79 },
  { name: 'San Marcos', latitude: 29.88, longitude: -97.94 },
];

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
    marks,
    names,
    outlines: sampleOutlines,
    summary: '14 listings in view',
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

const streets = {
  url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path d="M0 0h256v256H0z" fill="%23eee" stroke="%23999"/></svg>#{z}/{x}/{y}',
  attribution: '© Street map contributors, https://maps.example.org/copyright',
};

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
    await expect(args.onSelect).toHaveBeenLastCalledWith(marks[0]);
    await press('Tab');
    await press('Shift+Tab');
    await press('Space');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText('14 listings in view')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByText('San Marcos')).toBeVisible();
    await expect(canvas.getByText('Rollingwood')).not.toBeVisible();
    pin.blur();
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

function Choosing(args: ListingMapProps) {
  const [selected, setSelected] = useState('bike');
  return <ListingMap {...args} selected={selected} onSelect={({ key }) => setSelected(key)} />;
}

/** The selected pin is pressed; its card is over the lower edge. */
export const Selected: Story = {
  args: {
    actions: <Button size="sm">Search this area</Button>,
    children: (
      <p style={{ padding: 12, background: 'Canvas', color: 'CanvasText', justifySelf: 'stretch' }}>
        Road bike
      </p>
    ),
  },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const pin = await canvas.findByRole('button', { name: /Road bike/ });
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    const other = canvas.getByRole('button', { name: /Walnut desk/ });
    await userEvent.click(other);
    await expect(other).toHaveAttribute('aria-pressed', 'true');
    await expect(pin).toHaveAttribute('aria-pressed', 'false');
  },
};

/** The approximate place of one listing: a circle, not movable. */
export const Approximate: Story = {
  args: {
    marks: [],
    interactive: false,
    summary: 'Approximate location',
    circle: { latitude: 30.27, longitude: -97.74, miles: 5 },
    bounds: { west: -98, south: 30.05, east: -97.48, north: 30.49 },
  },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('section')).toHaveAttribute('data-status', 'ready'),
    );
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Approximate location')).toBeVisible();
  },
};

/** No listings in this area. */
export const Empty: Story = { args: { marks: [], summary: 'No listings here' }, parameters: alike };

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

function TilesLater({ tiles, bounds, ...args }: ListingMapProps) {
  const [isTold, setTold] = useState(false);
  const { west, ...rest } = bounds;
  return (
    <ListingMap
      {...args}
      bounds={isTold ? bounds : { west: west - 1, ...rest }}
      tiles={isTold ? tiles : undefined}
      actions={!isTold && <Button onClick={() => setTold(true)}>Streets</Button>}
    />
  );
}

/** Street tiles of a chosen server, with attribution; they arrive with a response that moves the map as well. */
export const Tiles: Story = {
  render: (args) => <TilesLater {...args} />,
  args: {
    tiles: streets,
  },
  parameters: alike,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Zoom in' });
    await userEvent.click(canvas.getByRole('button', { name: 'Streets' }));
    await expect(await canvas.findByRole('link', { name: 'maps.example.org/copyright' })).toHaveAttribute(
      'href',
      'https://maps.example.org/copyright',
    );
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
  },
};

/** A tile server that does not respond: the land and its names are still shown. */
export const TilesMissing: Story = {
  args: { tiles: { ...streets, url: 'data:image/png,#{z}/{x}/{y}' } },
  parameters: alike,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img').length).toBeGreaterThan(0));
    await expect(canvas.getByText('San Marcos')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'maps.example.org/copyright' })).toBeVisible();
    for (const tile of canvasElement.querySelectorAll('img')) await expect(tile).not.toBeVisible();
  },
};

/** Known from the start: an area between two zoom levels is shown at the farther one, sharp. */
export const TilesAtOnce: Story = {
  args: { tiles: streets, outlines: undefined },
  parameters: alike,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
    await expect(canvasElement.querySelector('img')?.getBoundingClientRect().width).toBeCloseTo(256, 0);
  },
};
