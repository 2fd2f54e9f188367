import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { sampleCategories } from '../../samples/index.ts';
import { expectFollowed, expectTabOrder, walkByKeys } from '../../samples/keyboard.ts';
import { CategoryTile, CategoryTileSkeleton } from './index.ts';

const meta = {
  title: 'Patterns/CategoryTile',
  component: CategoryTile,
  subcomponents: { CategoryTileSkeleton },
  args: { name: 'For Sale', icon: 'tag', href: '#for-sale', count: 1204 },
} satisfies Meta<typeof CategoryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five in a row on the home page; one without a count, one with a long name. */
export const Tiles: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))' }}>
      {sampleCategories.map(({ slug, name, icon }, index) => (
        <CategoryTile
          key={slug}
          name={name}
          icon={icon}
          href={`#${slug}`}
          {...(index === 3 ? {} : { count: [328, 1204, 1, 0, 56][index] ?? 0 })}
        />
      ))}
      <CategoryTile name="Haushaltsgeräteaufbereitung" icon="☂" href="#long" count={12} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'For Sale' })).toHaveAttribute('href', '#for-sale');
    await expect(canvas.getByText('1,204 listings')).toBeVisible();
    await expect(canvas.getByText('1 listing')).toBeVisible();
    const links = canvas.getAllByRole('link');
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, ...links);
      for (const link of links) await expectFollowed(link);
    });
  },
};

/** Skeletons as tall as the loaded tiles. */
export const Waiting: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
        alignItems: 'start',
      }}
    >
      <CategoryTile {...args} />
      <CategoryTileSkeleton />
      <CategoryTile {...args} count={undefined} subCategories={[{ name: 'Furniture', href: '#furniture' }]} />
      <CategoryTileSkeleton subCategories={1} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...(canvasElement.firstElementChild?.children ?? [])].map((tile) => tile.clientHeight);
    const [tile = 0, tileShape = 0, entry = 0, entryShape = 0] = heights;
    await expect(Math.abs(tile - tileShape)).toBeLessThanOrEqual(8);
    await expect(Math.abs(entry - entryShape)).toBeLessThanOrEqual(8);
  },
};

/** As a directory entry: the name and every subcategory are separate links. */
export const Directory: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(17rem, 1fr))',
        alignItems: 'start',
      }}
    >
      {sampleCategories.slice(0, 3).map(({ slug, name, icon, subCategories }) => (
        <CategoryTile
          key={slug}
          name={name}
          icon={icon}
          href={`#${slug}`}
          headingLevel={2}
          subCategories={subCategories.map((sub, index) => ({
            name: sub.name,
            href: `#${sub.slug}`,
            count: 40 - index * 5,
          }))}
        />
      ))}
    </div>
  ),
};

export const Phone: Story = {
  ...Tiles,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
