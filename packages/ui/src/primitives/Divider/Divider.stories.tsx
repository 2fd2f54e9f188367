import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Divider } from './index.ts';

const meta = {
  title: 'Primitives/Divider',
  component: Divider,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Between two subjects. */
export const BetweenSubjects: Story = {
  render: () => (
    <Stack gap={3}>
      <Text>What is offered: a walnut desk with dovetailed drawers.</Text>
      <Divider />
      <Text>How to get it: pick it up after five.</Text>
    </Stack>
  ),
};
