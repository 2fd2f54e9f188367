import { texts, tooManyRequestsText } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { listing, model } from '../../testing/mocks/index.ts';
import { answering, at, inApp } from '../../testing/story.tsx';
import { ListingDetailScreen } from './ListingDetailScreen.tsx';

const meta = {
  title: 'Screens/Listing detail: phone number',
  component: ListingDetailScreen,
  ...inApp('/listings/listing-03'),
} satisfies Meta<typeof ListingDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = '(512) 555-0142';

/** Gives a mock listing a phone number, which signed-in buyers can see by default. */
const withPhone =
  (listingId: string, { number = phone, isShown = true } = {}) =>
  () => {
    for (const each of model().listings)
      if (each.id === listingId)
        Object.assign(each, { contact_phone: number, show_phone: isShown, has_phone: true, phone_shown: 0 });
  };

/** A click loads the phone number as a call link; its owner sees how many users asked for it. */
export const Shown: Story = {
  parameters: {
    ...at('/listings/listing-03', { as: 'ana', prepare: withPhone('listing-03') }),
    visual: { disable: true, reason: 'looks like Member of Listing detail with one more button' },
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: texts.listing.showPhone });
    await expect(canvas.queryByText(/555-0142/)).toBeNull();
    await userEvent.click(button);
    const link = await canvas.findByRole('link', { name: `Call ${phone}` });
    await expect(link).toHaveAttribute('href', 'tel:5125550142');
    await waitFor(() => expect(link).toHaveFocus());
    await expect(model().listings.find(({ id }) => id === 'listing-03')?.phone_shown).toBe(1);
  },
};

/** A number without digits, as in older data: shown without a link. */
export const WithoutDigits: Story = {
  parameters: {
    ...at('/listings/listing-03', { as: 'ana', prepare: withPhone('listing-03', { number: '##########' }) }),
    visual: { disable: true, reason: 'looks like Member of Listing detail with one line for its button' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.listing.showPhone }));
    await waitFor(() =>
      expect(canvas.getByText('##########', { selector: 'bdi' }).parentElement).toHaveFocus(),
    );
    await expect(canvas.queryByRole('link', { name: /##/ })).toBeNull();
  },
};

/** Loading. */
export const Coming: Story = {
  parameters: {
    ...at('/listings/listing-03', { as: 'ana', prepare: withPhone('listing-03') }),
    ...answering(listing.showing),
    visual: { disable: true, reason: 'looks like Member of Listing detail with one more button' },
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: texts.listing.showPhone });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('data-busy'));
    await expect(button).toHaveFocus();
  },
};

/** Too many requests: says when to retry. */
export const Limited: Story = {
  parameters: {
    ...at('/listings/listing-03', { as: 'ana', prepare: withPhone('listing-03') }),
    ...answering(listing.overLimit),
    visual: { disable: true, reason: 'looks like NotSaved of Listing detail, in other words' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.listing.showPhone }));
    await canvas.findByText(tooManyRequestsText(1800));
    await expect(canvas.getByRole('button', { name: texts.listing.showPhone })).toBeEnabled();
  },
};

/** Loading failed: the button stays and keeps the focus. */
export const Failed: Story = {
  parameters: {
    ...at('/listings/listing-03', { as: 'ana', prepare: withPhone('listing-03') }),
    ...answering(listing.unshown),
    visual: { disable: true, reason: 'looks like NotSaved of Listing detail, in other words' },
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: texts.listing.showPhone });
    await userEvent.click(button);
    await canvas.findByText('Couldn’t load the phone number. Try again.');
    await expect(button).toHaveFocus();
  },
};

/** A visitor is led to sign in first. */
export const Visitor: Story = {
  parameters: {
    ...at('/listings/listing-03', { prepare: withPhone('listing-03') }),
    visual: { disable: true, reason: 'looks like Visitor of Listing detail with one more button' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.listing.loginToCall })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Flistings%2Flisting-03',
    );
  },
};

/** The seller keeps the number private: there is no button. */
export const Private: Story = {
  parameters: {
    ...at('/listings/listing-03', { as: 'ana', prepare: withPhone('listing-03', { isShown: false }) }),
    visual: { disable: true, reason: 'looks like Member of Listing detail' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: texts.listing.messageSeller });
    await expect(canvas.queryByRole('button', { name: texts.listing.showPhone })).toBeNull();
  },
};

/** The owner of a private number sees no request count. */
export const PrivateOwner: Story = {
  parameters: {
    ...at('/listings/listing-01', { as: 'ana', prepare: withPhone('listing-01', { isShown: false }) }),
    visual: { disable: true, reason: 'looks like Owner of Listing detail' },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(texts.listing.ownListing);
    await expect(canvas.queryByText(/asked for the phone number/)).toBeNull();
  },
};

/** The owner sees how many users have asked for it. */
export const Owner: Story = {
  parameters: {
    ...at('/listings/listing-01', {
      as: 'ana',
      prepare: () => {
        withPhone('listing-01')();
        for (const each of model().listings) if (each.id === 'listing-01') each.phone_shown = 3;
      },
    }),
    visual: { disable: true, reason: 'looks like Owner of Listing detail with one more line' },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Phone number shown to 3 people.');
    await expect(canvas.queryByRole('button', { name: texts.listing.showPhone })).toBeNull();
  },
};
