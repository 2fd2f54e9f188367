import type { Meta, StoryObj } from '@storybook/react-vite';

import { FeaturedBadge } from './index.ts';

const meta = {
  title: 'Patterns/FeaturedBadge',
  component: FeaturedBadge,
} satisfies Meta<typeof FeaturedBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
