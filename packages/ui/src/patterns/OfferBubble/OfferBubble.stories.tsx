import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { sampleNow } from '../../samples/index.ts';
import { expectPressed, expectTabOrder, walkByKeys } from '../../samples/keyboard.ts';
import { Button } from '../../primitives/Button/index.ts';
import { OfferBubble } from './index.ts';

const hours = (count: number) => new Date(sampleNow + count * 3_600_000).toISOString();

const meta = {
  title: 'Patterns/OfferBubble',
  component: OfferBubble,
  args: {
    offer: { amount: 210, status: 'open', expires_at: hours(40) },
    own: false,
    otherName: 'Ben Okafor',
    now: sampleNow,
    onAct: fn(),
  },
} satisfies Meta<typeof OfferBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another user's offer is accepted, declined, or countered. */
export const Default: Story = {
  parameters: { visual: { disable: true, reason: 'States shows it' } },
  play: async ({ canvasElement, canvas, args }) => {
    await expect(canvas.getByText('Offer from Ben Okafor')).toBeVisible();
    await expect(canvas.getByText('$210')).toBeVisible();
    const button = (name: string) => canvas.getByRole('button', { name });
    const buttons = [button('Accept'), button('Offer another amount'), button('Decline')];
    await walkByKeys(async () => {
      await expectTabOrder(canvasElement, ...buttons);
      for (const each of buttons) await expectPressed(each);
    });
    await userEvent.click(button('Accept'));
    await waitFor(() => expect(args.onAct).toHaveBeenLastCalledWith('accept'));
  },
};

/** One is pending: the others wait. */
export const Pending: Story = {
  parameters: { visual: { disable: true, reason: 'States shows it, Busy of Button the button' } },
  args: { pending: 'decline' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};

/** Sold in the meantime: an open offer can only be declined. */
export const Closed: Story = {
  parameters: { visual: { disable: true, reason: 'States shows an offer with a single action' } },
  args: { closed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onAct).toHaveBeenLastCalledWith('decline');
  },
};

/** Every status of an offer; an unanswered one expires. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start', maxInlineSize: 420 }}>
      <OfferBubble {...args} />
      <OfferBubble {...args} own />
      <OfferBubble {...args} offer={{ amount: 219.5, status: 'accepted', expires_at: hours(40) }}>
        <Button size="sm">Reserve it for Ben Okafor</Button>
      </OfferBubble>
      <OfferBubble {...args} offer={{ amount: 150, status: 'declined', expires_at: hours(40) }} />
      <OfferBubble {...args} offer={{ amount: 190, status: 'open', expires_at: hours(-1) }} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$219.50')).toBeVisible();
    await expect(canvas.getByText('Expired')).toBeVisible();
    await expect(within(canvasElement).getAllByRole('button', { name: 'Withdraw' })).toHaveLength(1);
  },
};
