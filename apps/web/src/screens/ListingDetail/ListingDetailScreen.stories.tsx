import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { fill } from '../../mocks/fill.ts';
import { favorites, listing, messages, model } from '../../mocks/index.ts';
import { shownDialog } from '../../mocks/shownDialog.ts';
import { answering, asUser, at, inApp, onPhone, onTablet } from '../../mocks/story.tsx';
import { paths } from '../../paths.ts';
import { ListingDetailScreen } from './ListingDetailScreen.tsx';

const meta = {
  title: 'Screens/Listing detail',
  component: ListingDetailScreen,
  ...inApp('/listings/listing-01'),
} satisfies Meta<typeof ListingDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor: five photos, the price, who offers it, and two links that lead to sign in and back. */
export const Visitor: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Walnut desk with one drawer' });
    await expect(document.title).toContain('Walnut desk with one drawer');
    const back = '/login?returnTo=%2Flistings%2Flisting-01';
    await expect(canvas.getByRole('link', { name: texts.listing.loginToMessage })).toHaveAttribute(
      'href',
      back,
    );
    await expect(canvas.getByRole('link', { name: texts.listing.loginToSave })).toHaveAttribute('href', back);
    await expect(canvas.getByRole('link', { name: 'Furniture' })).toHaveAttribute(
      'href',
      '/listings?category=category-furniture',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Previous photo' }));
    await canvas.findByText(texts.listing.imageCounter(5, 5));
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
    await canvas.findByText(texts.listing.imageCounter(1, 5));
    const related = await canvas.findByRole('heading', { name: texts.listing.related });
    await expect(related.closest('section')?.querySelectorAll('article')).toHaveLength(4);
  },
};

/** After two seconds in sight the view is counted, once. */
export const CountsTheView: Story = {
  parameters: { visual: { disable: true, reason: 'looks like Visitor' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const views = () => model().listings.find(({ id }) => id === 'listing-01')?.view_count;
    await expect(views()).toBe(148);
    await waitFor(() => expect(views()).toBe(149));
    await waitFor(() => expect(sessionStorage.getItem('viewed:listing-01')).not.toBeNull());
  },
};

/** Someone else's listing, signed in: it can be saved, and its seller written to. */
export const Member: Story = {
  parameters: at('/listings/listing-03', { as: 'ana' }),
  play: async ({ canvas, userEvent }) => {
    const save = await canvas.findByRole('button', { name: texts.listing.save });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await expect(await canvas.findByRole('button', { name: texts.listing.saved })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** Writing to the seller: what could not be sent stays, also when one looks elsewhere, until it is sent. */
export const ContactSeller: Story = {
  parameters: { ...at('/listings/listing-03', { as: 'ana' }), ...answering(messages.unsendableOnce()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.listing.messageSeller }));
    const dialog = within(await canvas.findByRole('dialog', { name: texts.contactSeller.title }));
    await fill(dialog.getByRole('textbox', { name: /Message/ }), 'Is it still there?');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await dialog.findByText(texts.contactSeller.failed);
    await userEvent.click(dialog.getByRole('button', { name: texts.common.cancel }));
    const question = await shownDialog(canvas.getByRole('main'), texts.contactSeller.discardTitle);
    await userEvent.click(question.getByRole('button', { name: texts.contactSeller.keepWriting }));
    await expect(dialog.getByRole('textbox', { name: /Message/ })).toHaveValue('Is it still there?');
    await userEvent.click(dialog.getByRole('button', { name: texts.contactSeller.send }));
    const sent = await shownDialog(canvas.getByRole('main'), texts.contactSeller.sentTitle);
    const { user_id: seller = '' } = model().listings.find(({ id }) => id === 'listing-03') ?? {};
    await expect(sent.getByRole('link', { name: texts.contactSeller.viewMessages })).toHaveAttribute(
      'href',
      paths.messages.href({ listingId: 'listing-03', otherUserId: seller }),
    );
    await expect(model().messages.filter(({ content }) => content === 'Is it still there?')).toHaveLength(1);
  },
};

/** It did not save: the button goes back, and says so. */
export const NotSaved: Story = {
  parameters: { ...at('/listings/listing-03', { as: 'ana' }), ...answering(favorites.unchangeable) },
  play: async ({ canvas, userEvent }) => {
    const save = await canvas.findByRole('button', { name: texts.listing.save });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await canvas.findByText(texts.listing.saveFailed);
    await expect(await canvas.findByRole('button', { name: texts.listing.save })).toBeEnabled();
  },
};

/** One's own listing has neither button. */
export const Owner: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.listing.ownListing);
    await expect(canvas.getByRole('link', { name: texts.myListings.edit })).toBeVisible();
    await expect(canvas.queryByText(texts.listing.loginToMessage)).toBeNull();
    await expect(canvas.queryByRole('button', { name: texts.listing.save })).toBeNull();
  },
};

/** Sold: it stays readable, without photos here, and there is nothing left to do with it. */
export const Sold: Story = {
  parameters: at('/listings/listing-sold'),
  play: async ({ canvas }) => {
    await canvas.findByText('Sold');
    await canvas.findByText(texts.listing.noImages);
    await expect(canvas.queryByText(texts.listing.loginToMessage)).toBeNull();
    await expect(canvas.queryByText(texts.listing.loginToSave)).toBeNull();
  },
};

/** One photo, a seller who left, a category that is gone, and a title without a space. */
export const Sparse: Story = {
  parameters: at('/listings/listing-02', {
    prepare: () => {
      const bike = model().listings.find(({ id }) => id === 'listing-02');
      if (bike === undefined) return;
      delete bike.user_id;
      Object.assign(bike, {
        user: null,
        category: null,
        category_id: '',
        price: null,
        title: 'Citybikewithanextremelylongnamethatneverpausesforbreathatall',
      });
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.common.unknownSeller);
    await canvas.findByText(texts.common.notSpecified);
    await canvas.findByText(texts.common.priceNotListed);
    await expect(canvas.queryByText(texts.listing.related)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Next photo' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: answering(listing.pending),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: texts.common.loading });
  },
};

/** There is no such listing. */
export const NotFound: Story = {
  parameters: at('/listings/gone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: texts.listing.notFoundTitle });
    await canvas.findByText(texts.listing.notFoundText);
    await expect(canvas.getByRole('link', { name: texts.listing.browseAll })).toHaveAttribute(
      'href',
      '/listings',
    );
    await expect(canvas.queryByRole('button', { name: texts.common.tryAgain })).toBeNull();
  },
};

/** It may exist, but did not come: the same page with a way to ask again. */
export const Failed: Story = {
  parameters: answering(listing.failing),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.listing.notFoundTitle);
    await canvas.findByRole('button', { name: texts.common.tryAgain });
  },
};

export const Mobile: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Walnut desk with one drawer' });
    await canvas.findByText(texts.listing.related);
  },
};

export const Tablet: Story = {
  globals: onTablet,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Walnut desk with one drawer' });
    await canvas.findByText(texts.listing.related);
  },
};
