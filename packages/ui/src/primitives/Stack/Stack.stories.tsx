import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../Card/index.ts';
import { Divider } from '../Divider/index.ts';
import { Stack } from './index.ts';

const meta = { title: 'Primitives/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Stacked children. */
export const Stacks: Story = {
  render: () => (
    <Stack gap={3}>
      <Card padding="sm">First</Card>
      <Card padding="sm">Second</Card>
      <Divider />
      <Card padding="sm">After the line</Card>
    </Stack>
  ),
};
