import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';

import { inEveryMode, sampleListings } from '../../samples/index.ts';
import { press } from '../../samples/keyboard.ts';
import { Button } from '../../primitives/Button/index.ts';
import { ListingMap, type ListingMapProps, type MapPanel } from './index.ts';
import { sampleMarks, sampleNames, sampleOutlines } from './sampleMap.ts';

const meta: Meta<typeof ListingMap> = {
  title: 'Patterns/ListingMap/Cards',
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
      <div style={{ blockSize: '34rem' }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof ListingMap>;

const panel: MapPanel = {
  title: '3 listings near Lockhart, TX',
  cards: sampleListings.slice(0, 3).map(({ id, title, price, price_type, images }) => ({
    id,
    title,
    price,
    price_type,
    image: images[0],
    href: `#${id}`,
    note: '8 mi away',
  })),
  more: { href: '#more', label: 'Show all' },
};

function Choosing(args: ListingMapProps) {
  const [selected, setSelected] = useState<string>();
  return (
    <ListingMap
      {...args}
      selected={selected}
      panel={selected === undefined ? undefined : panel}
      onSelect={({ key }) => setSelected(key)}
      onClosePanel={() => setSelected(undefined)}
    />
  );
}

/** Several listings of one place open as a list; Escape or its button closes it and returns the focus. */
export const Default: Story = {
  args: { actions: <Button size="sm">Search this area</Button> },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const place = await canvas.findByRole('button', { name: /Lockhart/ });
    await expect(place).toHaveAttribute('aria-pressed', 'false');
    place.focus();
    await press('Enter');
    await expect(place).toHaveAttribute('aria-pressed', 'true');
    const list = await canvas.findByRole('region', { name: panel.title });
    const links = within(list).getAllByRole('link');
    await expect(links).toHaveLength(4);
    await expect(links[0]).toHaveFocus();
    await press('Tab');
    await expect(links[1]).toHaveFocus();
    await press('Escape');
    await expect(list).not.toBeInTheDocument();
    await expect(place).toHaveFocus();
    await press('Space');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(place).toHaveFocus();
    await press('Enter');
  },
};

/** The cards of a place are loading: the panel has the focus until the first link does. */
export const Loading: Story = {
  args: { selected: 'lockhart', panel: { ...panel, cards: [], more: undefined } },
  parameters: { visual: { disable: true, reason: 'Default shows the panel' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: panel.title })).toHaveFocus();
    await expect(canvas.getByRole('img', { name: 'Loading listings…' })).toBeVisible();
  },
};
