import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { sampleConversations, sampleNow, sampleReader } from '../../samples/index.ts';
import { expectFollowed, expectTabOrder, walkByKeys } from '../../samples/keyboard.ts';
import { ConversationList } from './index.ts';

const meta = {
  title: 'Patterns/ConversationList',
  component: ConversationList,
  args: {
    conversations: sampleConversations,
    href: ({ listing_id }) => `#${listing_id}`,
    current: { listing_id: 'bike', other_user_id: 'cleo' },
    currentUserId: sampleReader,
    now: sampleNow,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Unread, open, long words and right-to-left, and one where both the user and the listing are gone. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Cleo Nguyen');
    await expect(canvas.getByText('2 unread')).toBeInTheDocument();
    await expect(canvas.getByText('3:26 PM')).toHaveAttribute('title', 'June 15, 2026 at 3:26 PM');
    await expect(canvas.getByText('Saturday', { selector: 'time' })).toBeVisible();
    await expect(canvas.getByText('Deleted user')).toBeVisible();
    await expect(canvas.getByText('Listing removed')).toBeVisible();
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, ...links);
      for (const link of links) await expectFollowed(link);
    });
  },
};

export const Loading: Story = {
  args: { conversations: [], loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'small', isRotated: false } } };
