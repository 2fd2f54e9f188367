import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { Inline } from '../Inline/index.ts';
import { Avatar } from './index.ts';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Ana Ortiz' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Initials keep a user's color; a name without letters gets a figure; four sizes. */
export const Initials: Story = {
  render: () => (
    <Inline gap={4}>
      {['Ana Ortiz', 'Ben', 'Cleo van der Berg', 'José Łuk', '李小龍', '🙂'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} name="Dev Patel" size={size} />
      ))}
    </Inline>
  ),
};

/** The color belongs to the `seed`, not the name. */
export const RenamedUser: Story = {
  parameters: { visual: { disable: true, reason: 'looks like Initials' } },
  render: () => (
    <Inline gap={4}>
      {['Ana Ortiz', 'Ana Silva', 'Mrs. Silva'].map((name) => (
        <Avatar key={name} name={name} seed="user-7" label={name} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const colors = canvas.getAllByRole('img').map((avatar) => getComputedStyle(avatar).backgroundColor);
    await expect(colors).toHaveLength(3);
    await expect(new Set(colors).size).toBe(1);
  },
};

/** A picture that fails to load is replaced by the initials, once. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA', size: 'lg', label: 'Ana Ortiz' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Ana Ortiz' });
    await waitFor(() => expect(avatar).toHaveAttribute('data-state', 'initials'));
    await expect(avatar).toHaveTextContent('AO');
  },
};
