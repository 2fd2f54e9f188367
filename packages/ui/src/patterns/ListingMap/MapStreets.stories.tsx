import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { inEveryMode } from '../../samples/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { ListingMap, type ListingMapProps } from './index.ts';
import { sampleBaseMap, sampleMarks, sampleNames, sampleOutlines } from './sampleMap.ts';

const meta: Meta<typeof ListingMap> = {
  title: 'Patterns/ListingMap/Streets',
  component: ListingMap,
  parameters: inEveryMode,
  args: {
    library: () => import('leaflet'),
    bounds: { west: -98.6, south: 29.7, east: -97, north: 30.8 },
    marks: sampleMarks,
    names: sampleNames,
    outlines: sampleOutlines,
    summary: '17 listings in view',
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

const alike = { visual: { disable: true, reason: 'the tiles of the story have no streets' } };

/** How many tiles have been drawn. */
const drawnOn = (canvasElement: HTMLElement): number =>
  canvasElement.querySelectorAll('canvas.leaflet-tile-loaded').length;

/** Vector tiles in the colors of the theme, with street names from zoom level 14; city names are the page's. */
export const BaseMap: Story = {
  args: {
    baseMap: sampleBaseMap,
    bounds: { west: -97.755, south: 30.262, east: -97.725, north: 30.278 },
    marks: sampleMarks.slice(0, 1),
    summary: '1 listing in view',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'maps.example.org/copyright' })).toBeVisible();
    await waitFor(() => expect(drawnOn(canvasElement)).toBeGreaterThan(1));
    await expect(canvas.getByText('Austin')).toBeVisible();
  },
};

/** An archive that fails to load: the land and its names are still shown. */
export const BaseMapMissing: Story = {
  args: {
    baseMap: { ...sampleBaseMap, readTile: () => Promise.reject(new Error('Not there')) },
  },
  parameters: alike,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Austin')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeInTheDocument());
    await expect(drawnOn(canvasElement)).toBe(0);
    await expect(canvasElement.querySelector('path')).toBeVisible();
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
