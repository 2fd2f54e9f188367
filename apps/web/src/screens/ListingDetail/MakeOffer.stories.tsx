import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { paths } from '../../lib/paths.ts';
import { fill } from '../../testing/fill.ts';
import { model } from '../../testing/mocks/index.ts';
import { shownDialog } from '../../testing/shownDialog.ts';
import { asUser, at, inApp } from '../../testing/story.tsx';
import { ListingDetailScreen } from './ListingDetailScreen.tsx';

const meta = {
  title: 'Screens/Listing detail: offer',
  component: ListingDetailScreen,
  ...inApp('/listings/listing-03'),
} satisfies Meta<typeof ListingDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const make = { name: 'Make an offer' };

/** A first offer needs no message before it: it opens the conversation, which the result leads to. */
export const FirstOffer: Story = {
  parameters: {
    ...asUser('ana'),
    visual: { disable: true, reason: 'Member shows the button, Default of OfferForm the dialog' },
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', make);
    await userEvent.click(button);
    const form = within(await canvas.findByRole('dialog', make));
    await userEvent.click(form.getByRole('button', { name: 'Send offer' }));
    await form.findByText(texts.offers.amountRequired);
    await fill(form.getByLabelText(/Your offer/), '380');
    await userEvent.click(form.getByRole('button', { name: 'Send offer' }));
    const sent = await shownDialog(canvas.getByRole('main'), 'Offer sent');
    await expect(sent.getByRole('link', { name: texts.contactSeller.viewMessages })).toHaveAttribute(
      'href',
      paths.messages.href({ listingId: 'listing-03', otherUserId: 'user-cleo' }),
    );
    await expect(model().messages.at(-1)).toMatchObject({
      to_user_id: 'user-cleo',
      offer: { amount: 380, status: 'open' },
    });
    await userEvent.click(sent.getByRole('button', { name: texts.common.close }));
    await waitFor(() => expect(button).toHaveFocus());

    // The first one is still open.
    await userEvent.click(button);
    await fill(within(await canvas.findByRole('dialog', make)).getByLabelText(/Your offer/), '400');
    await userEvent.keyboard('{Enter}');
    const refused = await shownDialog(canvas.getByRole('main'), 'Your offer was not sent');
    await expect(refused.getByText(texts.offers.oneAtATime)).toBeVisible();
  },
};

/** A fixed price: there is nothing to offer. */
export const FixedPrice: Story = {
  parameters: {
    ...at('/listings/listing-02', { as: 'ana' }),
    visual: { disable: true, reason: 'looks like Member without a button' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: texts.listing.messageSeller });
    await expect(canvas.queryByRole('button', make)).toBeNull();
  },
};

/** Visitors sign in to write to the seller first. */
export const Visitor: Story = {
  parameters: { visual: { disable: true, reason: 'looks like Visitor of Listing detail' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: texts.listing.loginToMessage });
    await expect(canvas.queryByRole('button', make)).toBeNull();
  },
};
