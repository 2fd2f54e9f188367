import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Stack } from '../../primitives/Stack/index.ts';
import { ProgressBar } from './index.ts';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading desk-front.jpg', value: 42 },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading desk-front.jpg' });
    await expect(bar).toHaveAttribute('value', '42');
  },
};

/** In progress, done, failed, without a known end, with its own text. */
export const Looks: Story = {
  render: () => (
    <Stack gap={5} style={{ maxInlineSize: '24rem' }}>
      <ProgressBar label="Uploading" value={42} />
      <ProgressBar label="Uploaded" value={100} tone="positive" />
      <ProgressBar label="Failed" value={70} tone="critical" valueText="Stopped" />
      <ProgressBar label="Getting ready" />
      <ProgressBar label="Photo 2 of 5" value={2} max={5} labelVisibility="hidden" />
    </Stack>
  ),
};
