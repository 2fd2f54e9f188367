import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3 unread' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Announced, not shown. */
export const Playground: Story = {
  render: (args) => (
    <p>
      Messages <VisuallyHidden {...args} />
    </p>
  ),
  parameters: { visual: { disable: true, reason: 'There is nothing to see.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 unread')).toBeInTheDocument();
  },
};
