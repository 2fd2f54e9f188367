import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../Inline/index.ts';
import { Spinner } from './index.ts';

const meta = { title: 'Primitives/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three sizes, in the surrounding text color. */
export const Sizes: Story = {
  render: () => (
    <Inline gap={6}>
      <Spinner size="sm" label="Loading messages" />
      <Spinner />
      <Spinner size="lg" />
    </Inline>
  ),
};
