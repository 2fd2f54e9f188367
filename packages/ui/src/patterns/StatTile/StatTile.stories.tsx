import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { EyeIcon, HeartIcon, MessageIcon, TagIcon } from '../../icons/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { expectFollowed, walkByKeys } from '../../samples/keyboard.ts';
import { StatTile } from './StatTile.tsx';

const meta = {
  title: 'Patterns/StatTile',
  component: StatTile,
  args: { label: 'Active listings', value: 4, href: '#listings', icon: <TagIcon /> },
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('link', { name: 'Active listings 4' });
    await expect(tile).toBeVisible();
    await walkByKeys(() => expectFollowed(tile));
  },
};

/** A number, a large one, a loading one, a failed one. */
export const States: Story = {
  render: (args) => (
    <Grid>
      <StatTile {...args} />
      <StatTile label="Total views" value={12804} href="#views" icon={<EyeIcon />} />
      <StatTile label="Messages" href="#messages" icon={<MessageIcon />} />
      <StatTile label="Favorites" value={null} href="#favorites" icon={<HeartIcon />} />
    </Grid>
  ),
};
