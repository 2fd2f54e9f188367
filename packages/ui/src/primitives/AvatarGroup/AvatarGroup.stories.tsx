import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Stack } from '../Stack/index.ts';
import { AvatarGroup } from './index.ts';

const people = ['Ana Ortiz', 'Ben', 'Cleo van der Berg', 'Dev Patel', 'Eli', 'Fay', 'Gus'].map((name) => ({
  name,
}));

const meta = {
  title: 'Primitives/AvatarGroup',
  component: AvatarGroup,
  args: { label: 'Interested neighbors', people },
} satisfies Meta<typeof AvatarGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A named list; hidden users are counted. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Interested neighbors' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await expect(list.getByRole('img', { name: 'Dev Patel' })).toBeVisible();
    await expect(list.getByText('+3')).toBeVisible();
    await expect(list.getByText('and 3 more')).toBeInTheDocument();
  },
};

/** Four sizes; a much larger total; and no number for a single remaining user. */
export const Looks: Story = {
  render: () => (
    <Stack gap={4}>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <AvatarGroup key={size} label={`Size ${size}`} size={size} people={people} />
      ))}
      <AvatarGroup label="Of many" people={people.slice(0, 3)} total={1240} />
      <AvatarGroup label="Five of five" people={people.slice(0, 5)} />
      <AvatarGroup label="Alone" people={people.slice(0, 1)} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('+1,237')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Five of five' })).getAllByRole('img')).toHaveLength(
      5,
    );
  },
};

/** The first is at the start of the line, and the next overlaps it. */
export const RightToLeft: Story = {
  args: { label: 'جيران مهتمون' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('img');
    const overlap = (second?.getBoundingClientRect().right ?? 0) - (first?.getBoundingClientRect().left ?? 0);
    await expect(overlap).toBeGreaterThan(4);
  },
};
