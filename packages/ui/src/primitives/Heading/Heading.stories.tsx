import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/index.ts';
import { Heading } from './index.ts';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 1, children: 'All Listings' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The six levels, and the largest size for a page that opens with one sentence. */
export const Levels: Story = {
  render: () => (
    <Stack gap={5}>
      <Heading level={1} size="2xl">
        Good things, close to home
      </Heading>
      <Heading level={2}>Popular categories</Heading>
      <Heading level={3}>Furniture</Heading>
      <Heading level={4}>Walnut desk, dovetailed drawers</Heading>
      <Heading level={2} size="2xl" style={{ maxInlineSize: '18rem' }}>
        Donaudampfschifffahrtsgesellschaft
      </Heading>
    </Stack>
  ),
};
