import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { fill } from '../../testing/fill.ts';
import {
  brokenUntilMended,
  favorites,
  listing,
  messages,
  model,
  sellers,
} from '../../testing/mocks/index.ts';
import { hideTable } from '../../testing/hideTable.ts';
import { shownDialog } from '../../testing/shownDialog.ts';
import {
  answering,
  asUser,
  at,
  inApp,
  leadingTo,
  onDesktop,
  onPhone,
  onTablet,
} from '../../testing/story.tsx';
import { listingFailedTitle } from '../../listings/listingFailed.words.ts';
import { paths } from '../../lib/paths.ts';
import { ListingDetailScreen } from './ListingDetailScreen.tsx';

const meta = {
  title: 'Screens/Listing detail',
  component: ListingDetailScreen,
  ...inApp('/listings/listing-01'),
} satisfies Meta<typeof ListingDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = { name: 'Seller options' };

/** Replaces a property of `navigator` for a story. */
function onNavigator(name: 'share' | 'clipboard', value: unknown): () => void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  return () => void Reflect.deleteProperty(navigator, name);
}

const copy = fn(async (_text: string) => {});

/** A browser that cannot share copies the page's address, and says so. */
export const LinkCopied: Story = {
  parameters: {
    ...at('/listings/listing-01?from=list'),
    visual: { disable: true, reason: 'looks like Visitor, with a check mark' },
  },
  beforeEach: () => {
    const ends = [onNavigator('share', undefined), onNavigator('clipboard', { writeText: copy })];
    return () => ends.forEach((end) => end());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expect(await canvas.findByRole('button', { name: 'Link copied' })).toHaveFocus();
    await expect(canvas.getByText('Link copied')).toBeInTheDocument();
    await expect(copy).toHaveBeenLastCalledWith(`${location.origin}/listings/listing-01`);
  },
};

const share = fn(async (_page: { title: string; url: string }) => {});

/** A device that can share is asked to: its dialog may be closed without a word. */
export const Shared: Story = {
  parameters: { visual: { disable: true, reason: 'looks like Visitor' } },
  beforeEach: () => onNavigator('share', share),
  play: async ({ canvas, userEvent }) => {
    share.mockRejectedValueOnce(new DOMException('canceled', 'AbortError'));
    const button = await canvas.findByRole('button', { name: 'Share' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(share).toHaveBeenLastCalledWith({
      title: 'Oak table with two walnut chairs',
      url: expect.stringMatching(/\/listings\/listing-01$/),
    });
    await expect(canvas.queryByText('Link copied')).toBeNull();
  },
};

/** A visitor: five photos, the price, the seller, and two links that lead to sign in and back. */
export const Visitor: Story = {
  globals: onDesktop,
  parameters: answering(sellers.quick),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Oak table with two walnut chairs' });
    await expect(document.title).toContain('Oak table with two walnut chairs');
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
    await expect(await canvas.findByText('Usually answers within a few hours · 12 sold')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', options));
    await expect(await canvas.findByRole('menuitem', { name: texts.navigation.report })).toHaveAttribute(
      'href',
      expect.stringContaining('listing=listing-01'),
    );
    // Visitors have no one to block.
    await expect(canvas.queryByRole('menuitem', { name: 'Block' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', options));
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous photo' }));
    await canvas.findByText(texts.listing.imageCounter(5, 5));
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
    await canvas.findByText(texts.listing.imageCounter(1, 5));
    const related = await canvas.findByRole('heading', { name: texts.listing.related });
    await waitFor(() =>
      expect(related.closest('section')?.querySelectorAll('article[data-status]')).toHaveLength(4),
    );
    // In the side panel, below the seller and next to the description.
    const place = related.getBoundingClientRect();
    const seller = canvas.getByRole('heading', { name: texts.listing.sellerInformation });
    await expect(place.top).toBeGreaterThan(seller.getBoundingClientRect().bottom);
    await expect(place.left).toBeGreaterThan(
      canvas.getByText(texts.listing.description).getBoundingClientRect().right,
    );
  },
};

/** The view is counted once, after two seconds in view. */
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

/** Another user's listing, signed in: it can be saved, and its seller contacted. */
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
    // Elements of the side panel are aligned, and the two buttons have the same height.
    const boxOf = (element: HTMLElement) => element.getBoundingClientRect();
    const message = boxOf(canvas.getByRole('button', { name: texts.listing.messageSeller }));
    await expect(message.height).toBe(boxOf(save).height);
    const edge = boxOf(canvas.getByRole('heading', { level: 1 })).left;
    await expect(message.left).toBe(edge);
    await expect(boxOf(canvas.getByRole('heading', { name: texts.listing.sellerInformation })).left).toBe(
      edge,
    );
  },
};

/** Writing to the seller: an unsent message stays, even after closing the dialog, until it is sent. */
export const ContactSeller: Story = {
  parameters: { ...at('/listings/listing-03', { as: 'ana' }), ...answering(messages.unsendableOnce()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.listing.messageSeller }));
    const dialog = within(await canvas.findByRole('dialog', { name: texts.contactSeller.title }));
    const asked = dialog.getByRole('list', { name: 'Often asked' });
    await userEvent.click(within(asked).getByRole('button', { name: 'When could I come and see it?' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /Message/ })).toHaveValue('When could I come and see it?'),
    );
    await userEvent.clear(dialog.getByRole('textbox', { name: /Message/ }));
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

/** Saving failed: the button reverts, and says so. */
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

/** An own listing has neither button, and no menu about the seller. */
export const Owner: Story = {
  parameters: asUser('ana'),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.listing.ownListing);
    await expect(canvas.getByRole('link', { name: new RegExp(`^${texts.myListings.edit}`) })).toBeVisible();
    await expect(canvas.queryByText(texts.listing.loginToMessage)).toBeNull();
    await expect(canvas.queryByRole('button', { name: texts.listing.save })).toBeNull();
    await expect(canvas.queryByRole('button', options)).toBeNull();
  },
};

/** Hidden by a moderator: its owner sees why, what to change, and how to object. */
export const OwnerHidden: Story = {
  parameters: {
    ...at('/listings/listing-01', { as: 'ana', prepare: hideTable }),
    visual: { disable: true, reason: 'Owner shows the page, Looks of Alert the notice' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A moderator has hidden this listing')).toBeVisible();
    await expect(canvas.getByText('The chairs are not in the photos.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit listing' })).toHaveAttribute(
      'href',
      paths.editListing.href('listing-01'),
    );
  },
};

/**
 * Sold: shows the status and similar listings, and stays readable, here without photos and without actions.
 */
export const Sold: Story = {
  parameters: at('/listings/listing-sold'),
  play: async ({ canvas }) => {
    await canvas.findByText('Sold');
    await canvas.findByText('This has been sold.');
    await canvas.findByText(texts.listing.noImages);
    await expect(canvas.queryByText(texts.listing.loginToMessage)).toBeNull();
    await expect(canvas.queryByText(texts.listing.loginToSave)).toBeNull();
    // Before the description of an unavailable listing.
    const similar = await canvas.findByRole('heading', { name: /^Similar listings/ });
    const description = canvas.getByRole('heading', { name: texts.listing.description });
    await expect(similar.compareDocumentPosition(description)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** Reserved: shows the status and similar listings; it can still be asked about and saved. */
export const Reserved: Story = {
  parameters: {
    ...at('/listings/listing-03', {
      as: 'ana',
      prepare: () => {
        for (const each of model().listings) if (each.id === 'listing-03') each.status = 'reserved';
      },
    }),
    visual: { disable: true, reason: 'looks as Sold and Member do' },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Reserved');
    await canvas.findByText('This is reserved. It may become available again.');
    await expect(await canvas.findByRole('button', { name: texts.listing.messageSeller })).toBeVisible();
    await canvas.findByRole('heading', { name: /^Similar listings/ });
  },
};

/** Owners can reserve and release a listing here, too. */
export const OwnerReserves: Story = {
  parameters: { ...asUser('ana'), visual: { disable: true, reason: 'looks as Owner does' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Reserve/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Reserve it?' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /Cleo/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reserve' }));
    await canvas.findByText(/^Reserved for Cleo/);
    await userEvent.click(await canvas.findByRole('button', { name: /^Back on the market/ }));
    await expect(await canvas.findByRole('button', { name: /^Reserve/ })).toBeVisible();
  },
};

/** A long description is collapsed. */
export const LongDescription: Story = {
  parameters: {
    ...at('/listings/listing-01', {
      prepare: () => {
        const table = model().listings.find(({ id }) => id === 'listing-01');
        if (table !== undefined)
          table.description = `${table.description} `.repeat(12) + '\n\nPick it up in the evening, please.';
      },
    }),
    visual: { disable: true, reason: 'ExpandableText shows it, Visitor the page around it' },
  },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Show more' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }));
  },
};

/** From results near a place: shows the distance, and a link back without this seller. */
export const FromResults: Story = {
  ...leadingTo(paths.listings.path),
  parameters: {
    ...at('/listings?near=Madison%2C+WI&radius=any'),
    visual: { disable: true, reason: 'ends on the results, which have pictures of their own' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Oak table with two walnut chairs' }));
    await waitFor(() => expect(canvas.getByText(/^[\d,]+ mi away$/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', options));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Hide this seller’s listings' }));
    await canvas.findByText(/^Without .+’s listings$/);
    await expect(canvas.queryByRole('link', { name: 'Oak table with two walnut chairs' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove place' }));
    await expect(canvas.getByText(/^Without .+’s listings$/)).toBeVisible();
  },
};

/** From a card: its text and photo appear at once, while the listing loads. */
export const FromACard: Story = {
  ...leadingTo('/listings/listing-01'),
  parameters: {
    ...at('/listings'),
    ...answering(listing.pending),
    visual: { disable: true, reason: 'looks like Visitor' },
  },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('link', { name: 'Oak table with two walnut chairs' });
    const photo = card.closest('article')?.querySelector<HTMLImageElement>('img:not([aria-hidden])');
    await waitFor(() => expect(photo?.complete).toBe(true));
    await userEvent.click(card);
    await canvas.findByRole('heading', { level: 1, name: 'Oak table with two walnut chairs' });
    await canvas.findByText(texts.listing.imageCounter(1, 5));
    const gallery = within(canvas.getByRole('region', { name: 'Photos' }));
    await waitFor(() =>
      expect(gallery.getAllByRole('group')[0]?.querySelector('[data-state] + img')).toHaveAttribute(
        'src',
        photo?.currentSrc,
      ),
    );
  },
};

/** A lower price: the card and the page show the past price, also as text. */
export const Fallen: Story = {
  ...leadingTo(paths.listing.path),
  parameters: {
    ...at('/listings?q=laptop'),
    visual: { disable: true, reason: 'Matrix of Price shows it, LastPage of Listings on a card' },
  },
  play: async ({ canvas, userEvent }) => {
    const name = 'Laptop, 14 inches, new battery';
    const fallen = 'now $320 was $380 −16%';
    const card = await canvas.findByRole('link', { name });
    await expect(card.closest('article')).toHaveTextContent(fallen);
    await userEvent.click(card);
    const title = await canvas.findByRole('heading', { level: 1, name });
    await waitFor(() => expect(title.closest('main')).toHaveTextContent(fallen));
  },
};

/** It was on a card, and is deleted by now. */
export const GoneFromItsCard: Story = {
  parameters: {
    ...at('/listings'),
    ...answering(listing.gone),
    visual: { disable: true, reason: 'ends as NotFound' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Oak table with two walnut chairs' }));
    await canvas.findByRole('heading', { level: 1, name: texts.listing.notFoundTitle });
  },
};

/** One photo, a deleted seller, a deleted category, and a title without a space. */
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

/** No such listing. */
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

/** A deleted listing. */
export const Gone: Story = {
  parameters: { ...answering(listing.gone), visual: { disable: true, reason: 'ends as NotFound' } },
  play: async ({ canvas }) => {
    await canvas.findByText(texts.listing.notFoundText);
    await expect(canvas.queryByRole('button', { name: texts.common.tryAgain })).toBeNull();
  },
};

/** A server failure: the page doesn't claim that the listing is missing. */
export const Failed: Story = {
  parameters: answering(listing.failing),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: listingFailedTitle });
    await expect(document.title).toContain(listingFailedTitle);
    await canvas.findByText(texts.errors.serverBusy);
    await expect(canvas.queryByText(texts.listing.notFoundText)).toBeNull();
    await expect(canvas.getByRole('link', { name: texts.listing.browseAll })).toHaveAttribute(
      'href',
      '/listings',
    );
  },
};

/** A network failure. */
export const Unreachable: Story = {
  parameters: answering(listing.unreachable),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: listingFailedTitle });
    await canvas.findByText(texts.errors.offline);
    await expect(canvas.queryByText(texts.listing.notFoundText)).toBeNull();
  },
};

/** An unreadable response, as from a captive portal: neither missing nor offline. */
export const Unreadable: Story = {
  parameters: {
    ...answering(listing.unreadable),
    visual: { disable: true, reason: 'looks like Failed, in other words' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: listingFailedTitle });
    await canvas.findByText(texts.errors.unreadable);
    await expect(canvas.getByRole('button', { name: texts.common.tryAgain })).toBeVisible();
  },
};

/** A retry succeeds, and the focus moves from the button to the title. */
export const ThereAgain: Story = {
  parameters: {
    ...answering(brokenUntilMended('/listings/:id')),
    visual: { disable: true, reason: 'ends as Visitor' },
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: texts.common.tryAgain });
    model().isMended = true;
    await userEvent.click(again);
    const title = await canvas.findByRole('heading', { level: 1, name: 'Oak table with two walnut chairs' });
    await waitFor(() => expect(title).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Oak table with two walnut chairs' });
    const related = await canvas.findByText(texts.listing.related);
    // Place and date are next to the price; the description comes before the seller.
    const [place] = canvas.getAllByText(/, [A-Z]{2}$/);
    // The other price is in the bar at the bottom, with the contact button.
    const price = canvas.getByText(/^\$/, { selector: 'main div > span:not([aria-hidden])' });
    await expect(place?.getBoundingClientRect().top).toBeLessThan(price.getBoundingClientRect().bottom + 40);
    // The seller comes right after the price and the actions.
    const top = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect().top;
    await expect(top(texts.listing.sellerInformation)).toBeLessThan(top(texts.listing.description));
    // The photo reaches both edges of the window; the text below doesn't.
    const photo = canvas.getByRole('group', { name: '1 / 5' }).getBoundingClientRect();
    await expect([photo.left, photo.right]).toEqual([0, document.documentElement.clientWidth]);
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().left).toBeGreaterThan(0);
    await expect(related.getBoundingClientRect().top).toBeGreaterThan(top(texts.listing.details));
    // On the photo, in place of breadcrumbs and the labeled heart. Opened directly, back are the category's results.
    const back = canvas.getByRole('link', { name: 'Back' });
    await expect(back).toHaveAttribute('href', '/listings?category=category-furniture');
    const heart = canvas.getByRole('link', { name: texts.listing.loginToSave });
    for (const button of [back, heart]) {
      const box = button.getBoundingClientRect();
      await expect([box.width, box.height]).toEqual([44, 44]);
      await expect(box.bottom).toBeLessThan(photo.bottom);
    }
    await expect(canvas.queryByRole('link', { name: 'Furniture' })).toBeNull();
    // Last on the page.
    const more = await canvas.findByRole('region', { name: 'More from this seller' });
    await expect(more.getBoundingClientRect().top).toBeGreaterThan(related.getBoundingClientRect().bottom);
    await expect(within(more).queryByRole('link', { name: 'Oak table with two walnut chairs' })).toBeNull();
  },
};

export const Tablet: Story = {
  globals: onTablet,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Oak table with two walnut chairs' });
    await canvas.findByText(texts.listing.related);
  },
};
