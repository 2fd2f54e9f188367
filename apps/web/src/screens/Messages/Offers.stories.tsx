import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { fill } from '../../testing/fill.ts';
import { model, offers } from '../../testing/mocks/index.ts';
import { offerATable } from '../../testing/offerATable.ts';
import { onceRead } from '../../testing/onceRead.ts';
import { answering, at, inApp } from '../../testing/story.tsx';
import { paths } from '../../lib/paths.ts';
import { MessagesScreen } from './MessagesScreen.tsx';

const words = texts.messages;

const meta = {
  title: 'Screens/Messages: offers',
  component: MessagesScreen,
  ...inApp(paths.messages.href()),
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const withCleo = paths.messages.href({ listingId: 'listing-01', otherUserId: 'user-cleo' });

/** An offer is countered; the form rejects an invalid amount. */
export const Countering: Story = {
  parameters: {
    ...at(withCleo, { as: 'ana', prepare: offerATable }),
    visual: { disable: true, reason: 'States of OfferBubble and Countering of OfferForm show its parts' },
  },
  play: async ({ canvas }) => {
    const log = within(await canvas.findByRole('log', { busy: false }));
    await onceRead(canvas);
    await userEvent.click(await log.findByRole('button', { name: 'Offer another amount' }));
    const form = within(await canvas.findByRole('dialog', { name: 'Offer another amount' }));
    await userEvent.click(form.getByRole('button', { name: 'Send offer' }));
    await form.findByText(texts.offers.amountRequired);
    await fill(form.getByLabelText(/Your offer/), '250');
    await waitFor(() => expect(form.queryByText(texts.offers.amountRequired)).toBeNull());
    await userEvent.click(form.getByRole('button', { name: 'Send offer' }));
    await log.findByText('Answered by another offer');
    await expect(await log.findByText('$250')).toBeVisible();
    await expect(log.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  },
};

/** An offer is accepted; the owner may then reserve the listing. */
export const OfferAccepted: Story = {
  parameters: {
    ...at(withCleo, { as: 'ana', prepare: offerATable }),
    visual: {
      disable: true,
      reason: 'States of OfferBubble shows an accepted one, Conversation what is around it',
    },
  },
  play: async ({ canvas }) => {
    const log = within(await canvas.findByRole('log', { busy: false }));
    await onceRead(canvas);
    await userEvent.click(await log.findByRole('button', { name: 'Accept' }));
    await log.findByText(words.notices.offer_accepted);
    await waitFor(() => expect(canvas.getByRole('log')).toHaveFocus());
    await expect(await log.findByRole('button', { name: 'Reserve it for Cleo Zhang' })).toBeVisible();
    await expect(model().listings.find(({ id }) => id === 'listing-01')?.status).toBe('active');
  },
};

/** After a sale it can only be declined. */
export const OfferForWhatIsSold: Story = {
  parameters: {
    ...at(withCleo, {
      as: 'ana',
      prepare: () => {
        offerATable();
        const table = model().listings.find(({ id }) => id === 'listing-01');
        if (table !== undefined) table.status = 'sold';
      },
    }),
    visual: {
      disable: true,
      reason: 'States of OfferBubble shows its parts, Conversation what is around it',
    },
  },
  play: async ({ canvas }) => {
    const log = within(await canvas.findByRole('log', { busy: false }));
    await onceRead(canvas);
    await expect(log.queryByRole('button', { name: 'Accept' })).toBeNull();
    await userEvent.click(await log.findByRole('button', { name: 'Decline' }));
    await log.findByText(words.notices.offer_declined);
  },
};

/** Withdrawn at the same moment: an error, and the bubble shows the status. */
export const OfferWithdrawn: Story = {
  parameters: {
    ...at(withCleo, { as: 'ana', prepare: offerATable }),
    ...answering(offers.withdrawnMeanwhile()),
    visual: { disable: true, reason: 'an alert above the reply box, which Looks of Alert shows' },
  },
  play: async ({ canvas }) => {
    const log = within(await canvas.findByRole('log', { busy: false }));
    await onceRead(canvas);
    await userEvent.click(await log.findByRole('button', { name: 'Accept' }));
    await canvas.findByText(texts.offers.tooLate.withdrawn);
    await log.findByText('Withdrawn');
    await expect(log.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
};

/** The response failed: an error, and it can be retried. */
export const OfferFailed: Story = {
  parameters: {
    ...at(withCleo, { as: 'ana', prepare: offerATable }),
    ...answering(offers.unanswerable),
    visual: { disable: true, reason: 'an alert above the reply box, which Looks of Alert shows' },
  },
  play: async ({ canvas }) => {
    const log = within(await canvas.findByRole('log', { busy: false }));
    await onceRead(canvas);
    await userEvent.click(await log.findByRole('button', { name: 'Decline' }));
    await within(canvas.getByRole('main')).findByRole('alert');
    await expect(log.getByRole('button', { name: 'Decline' })).toBeEnabled();
  },
};
