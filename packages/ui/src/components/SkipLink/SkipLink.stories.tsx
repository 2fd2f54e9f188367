import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { expectFollowed, press, walkByKeys } from '../../samples/keyboard.ts';
import { SkipLink } from './index.ts';

const meta = { title: 'Components/SkipLink', component: SkipLink } satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first press of Tab shows it. */
export const Focused: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">Content</main>
    </>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await walkByKeys(() => expectFollowed(link));
    await press('Tab');
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#main');
  },
};
