import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { rememberSearch } from '../../listings/search/recentSearches.ts';
import { categories, listings, offline, searchSuggestions } from '../../testing/mocks/index.ts';
import { comeBack, goOffline } from '../../testing/connection.ts';
import { answering, asUser, at, inApp, onPhone, onTablet } from '../../testing/story.tsx';
import { ListingsScreen } from './ListingsScreen.tsx';

const meta = {
  title: 'Screens/Listings',
  component: ListingsScreen,
  ...inApp('/listings'),
} satisfies Meta<typeof ListingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const results = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('region', { name: texts.navigation.listings }));

/** A visitor's first view: the count, the filters, twenty cards, and the pagination. */
export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(texts.listings.title);
    await canvas.findByText(texts.listings.count(56));
    await expect((await results(canvas)).getAllByRole('article')).toHaveLength(20);
    await expect(canvas.queryByRole('button', { name: new RegExp(texts.listing.save) })).toBeNull();
    await canvas.findByText(texts.listings.summary(1, 20, 56));
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    await canvas.findByText(texts.listings.summary(21, 40, 56));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** Words, a category id and prices come from the address, which then gets the slug. */
export const Filtered: Story = {
  parameters: at('/listings?q=sofa&category=category-furniture&max_price=500&sort=price&order=asc'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(texts.listings.count(2));
    const cards = (await results(canvas)).getAllByRole('article');
    await expect(cards[0]).toHaveTextContent('Corner sofa');
    await expect(canvas.getByLabelText('Search', { selector: 'input' })).toHaveValue('sofa');
    await expect(canvas.getByRole('link', { name: 'Furniture' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByText(texts.listings.filters));
    await userEvent.click(await canvas.findByRole('button', { name: texts.listings.clearFilters }));
    // Clearing keeps the words and removes everything else; sorted by relevance.
    await waitFor(() => expect(canvas.getByLabelText(texts.listings.sortBy)).toHaveValue('relevance'));
    await expect(canvas.getByLabelText('Search', { selector: 'input' })).toHaveValue('sofa');
    await canvas.findByText(texts.listings.count(2));
    await expect(canvas.getByRole('link', { name: texts.listings.all })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** Misspelled words are corrected: the page says so, and links to the original search. */
export const Corrected: Story = {
  parameters: at('/listings?q=corner%20soaf&sort=relevance'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('corner sofa', { selector: 'bdi' })).toBeVisible();
    await canvas.findByText(texts.listings.count(1));
    await userEvent.click(canvas.getByRole('link', { name: 'Search for “corner soaf” instead' }));
    await canvas.findByText(texts.listings.emptyFiltered);
    await expect(canvas.queryByText('corner sofa', { selector: 'bdi' })).toBeNull();
    // Other words may be misspelled again.
    const field = canvas.getByLabelText<HTMLInputElement>('Search', { selector: 'input' });
    await userEvent.clear(field);
    await userEvent.type(field, 'soaf');
    field.form?.requestSubmit();
    await canvas.findByText('sofa', { selector: 'bdi' });
  },
};

/** Relevance is one of the sort orders: another one can be chosen, and clearing the words resets it. */
export const BestMatch: Story = {
  parameters: {
    visual: { disable: true, reason: 'Filtered shows the panel; what becomes of the order is of interest' },
    ...at('/listings?q=sofa&sort=relevance'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(texts.listings.filters));
    const order = canvas.getByLabelText(texts.listings.order);
    const sortBy = canvas.getByLabelText(texts.listings.sortBy);
    await expect(within(order).getByRole('option', { selected: true })).toHaveTextContent(
      texts.listings.bestFirst,
    );
    await userEvent.selectOptions(order, texts.listings.orderLabels.date.asc);
    await waitFor(() => expect(sortBy).toHaveValue('date'));
    await expect(order).toHaveValue('asc');
    await userEvent.selectOptions(sortBy, texts.listings.sortLabels.relevance);
    await waitFor(() => expect(order).toHaveValue(''));
    const field = canvas.getByLabelText('Search', { selector: 'input' });
    await userEvent.clear(field);
    // In the test runner React doesn't proceed while a chunk loads.
    await waitFor(() => expect(field).toHaveRole('combobox'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sortBy).toHaveValue('date'));
    await expect(order).toHaveValue('desc');
    await canvas.findByText(texts.listings.count(56));
  },
};

/** Each choice has the number of listings that it finds, loaded after the results. */
export const ChoiceCounts: Story = {
  parameters: {
    ...at('/listings?mainCategory=services'),
    visual: { disable: true, reason: 'WithCounts of FilterPanel shows the numbers' },
  },
  play: async ({ canvas, userEvent }) => {
    const category = within(await canvas.findByLabelText(texts.listings.category));
    const furniture = await category.findByRole('option', { name: /^Furniture \(\d+\)$/ });
    const count = Number(furniture.textContent.replaceAll(/\D/g, ''));
    await expect(count).toBeGreaterThan(1);
    await userEvent.selectOptions(canvas.getByLabelText(texts.listings.category), furniture);
    await canvas.findByText(texts.listings.count(count));
    await expect(category.getByRole('option', { name: furniture.textContent })).toBeEnabled();
  },
};

/** Without counts the choices have no numbers. */
export const ChoicesUncounted: Story = {
  parameters: {
    ...answering(listings.choicesUncounted),
    visual: { disable: true, reason: 'looks like Success' },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(texts.listings.count(56));
    await expect(canvas.getByRole('option', { name: 'Furniture' })).toBeEnabled();
  },
};

/** Near a place: distances, the nearest first, and a way to change the place. */
export const Near: Story = {
  parameters: {
    ...at('/listings?near=Austin%2C+TX&radius=any&sort=distance'),
    visual: { frame: 'screen' },
  },
  play: async ({ canvas, userEvent }) => {
    const pill = (place: string) => canvas.findByRole('button', { name: `${place}, change place` });
    await pill('Austin, TX');
    const found = await (await results(canvas)).findAllByRole('article');
    await expect(found[0]).toHaveTextContent('In Austin');
    await expect(found.at(-1)).toHaveTextContent('mi away');
    await userEvent.click(await pill('Austin, TX'));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Where are you looking?' }));
    await userEvent.selectOptions(sheet.getByLabelText('Within'), '100 miles');
    await userEvent.click(sheet.getByRole('button', { name: 'Show listings' }));
    await userEvent.click(await pill('Austin, TX · 100 mi'));
    const field = canvas.getByRole('combobox', { name: 'Location' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Madison, WI');
    await userEvent.click(canvas.getByRole('button', { name: 'Show listings' }));
    const madison = await pill('Madison, WI · 100 mi');
    await waitFor(() => expect(madison).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove place' }));
    await canvas.findByText(texts.listings.count(56));
  },
};

/** A page past the end becomes the last one. */
export const LastPage: Story = {
  parameters: {
    ...at('/listings?page=999'),
    visual: { disable: true, reason: 'Success shows the page, States of Pagination its end' },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(texts.listings.summary(41, 56, 56));
  },
};

/** Beyond the counted results page numbers end, and Next continues by cursor, with its own address. */
export const More: Story = {
  parameters: {
    ...answering(listings.many),
    ...at('/listings?page=50'),
    visual: { disable: true, reason: 'Success shows the grid' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1,000+ listings');
    await canvas.findByText('Showing 981 to 1,000 of 1,000+ results');
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await canvas.findByText('Showing 1,001 to 1,020 of 1,020+ results');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await canvas.findByText('Showing 1,021 to 1,030 of 1,030 results');
    await expect(canvas.queryByRole('link', { name: 'Next page' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Previous page' }));
    await canvas.findByText('Showing 1,001 to 1,020 of 1,020+ results');
    await expect(canvas.getByRole('link', { name: 'Page 51' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Page 50' }));
    await canvas.findByText('Showing 981 to 1,000 of 1,000+ results');
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await canvas.findByText('Showing 1,001 to 1,020 of 1,020+ results');
  },
};

/** An invalid cursor, or one of another sort order: shows the list from its beginning. */
export const WrongCursor: Story = {
  parameters: {
    visual: { disable: true, reason: 'It looks like any first page.' },
    ...at('/listings?cursor=nobodys'),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(texts.listings.summary(1, 20, 56));
  },
};

export const Loading: Story = {
  parameters: answering(listings.pending),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: texts.listings.all });
    await expect((await results(canvas)).getByRole('list')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Options of the suggestion list; the filters' selects have options, too. */
const suggested = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent);

/** On focus, the field shows recent searches; while typing, words and categories as well. */
export const Suggesting: Story = {
  beforeEach: () => ['walnut desk', 'leather sofa'].forEach(rememberSearch),
  parameters: { visual: { frame: 'screen' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(texts.listings.count(56));
    const field = canvas.getByLabelText('Search', { selector: 'input' });
    await userEvent.click(field);
    await expect(await suggested(canvas)).toContain('walnut desk');
    await userEvent.type(field, 'so');
    await waitFor(async () =>
      expect(await suggested(canvas)).toEqual(expect.arrayContaining(['leather sofa', 'sofa'])),
    );
  },
};

/** A category suggestion opens the category and clears the typed text. */
export const CategorySuggested: Story = {
  parameters: { visual: { disable: true, reason: 'ends as a filtered list' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(texts.listings.count(56));
    const field = canvas.getByLabelText('Search', { selector: 'input' });
    await userEvent.type(field, 'furn');
    const list = within(await canvas.findByRole('listbox'));
    await userEvent.click(await list.findByText(/^in For Sale/));
    await waitFor(() => expect(canvas.queryByText(texts.listings.count(56))).toBeNull());
    await expect(field).toHaveValue('');
  },
};

/** When suggestions fail to load, the field works without them and shows no error. */
export const SuggestionsFailing: Story = {
  parameters: {
    ...answering(searchSuggestions.failing),
    visual: { disable: true, reason: 'looks as Success does, with words in the field' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(texts.listings.count(56));
    const field = canvas.getByLabelText('Search', { selector: 'input' });
    await userEvent.type(field, 'sofa');
    await waitFor(() => expect(field).toHaveRole('combobox'));
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(texts.listings.count(2));
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** No listings at all. */
export const Empty: Story = {
  parameters: answering(listings.empty),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.listings.emptyTitle);
    await canvas.findByText(texts.listings.emptyUnfiltered);
    await canvas.findByText(texts.listings.emptyHint);
    await expect(canvas.queryByRole('link', { name: texts.listing.browseAll })).toBeNull();
  },
};

/** No results; an unknown category never means all. Links widen the search. */
export const EmptyFiltered: Story = {
  parameters: at('/listings?q=zeppelin&category=no-such-thing'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(texts.listings.emptyFiltered);
    await canvas.findByText(texts.listings.count(0));
    const found = await canvas.findByRole('region', { name: texts.navigation.listings });
    const ways = [...found.querySelectorAll<HTMLElement>('a, button')];
    await expect(ways[0]).toHaveAccessibleName(texts.listings.clearFilters);
    await expect(ways[0]?.getAttribute('href')).toMatch(/^\/listings\?q=zeppelin(?!.*category)/);
    const all = canvas.getByRole('link', { name: texts.listing.browseAll });
    await expect(all).toHaveAttribute('href', '/listings');
    await expect(ways.at(-1)).toBe(all);
    await userEvent.click(canvas.getByRole('button', { name: 'Change the words' }));
    const field = canvas.getByLabelText('Search', { selector: 'input' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('sofa');
    await expect(field).toHaveValue('sofa');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
  },
};

/**
 * Only filters: removing them would show everything, so there is one link. Following it focuses the results.
 */
export const EmptyByFilters: Story = {
  parameters: {
    ...at('/listings?category=no-such-thing'),
    visual: { disable: true, reason: 'looks as EmptyFiltered does, with fewer ways on' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(texts.listings.emptyFiltered);
    await expect(canvas.queryByRole('link', { name: texts.listing.browseAll })).toBeNull();
    const found = await results(canvas);
    await userEvent.click(found.getByRole('link', { name: texts.listings.clearFilters }));
    await canvas.findByText(texts.listings.count(56));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/**
 * With excluded sellers: each chip has the server's name, and removes the exclusion; a deleted user has no
 * name.
 */
export const WithoutSellers: Story = {
  parameters: {
    ...at('/listings?q=sofa&with_photos=true&posted_within=1&without_sellers=user-ben,user-gone,user-ana'),
    visual: { disable: true, reason: 'NoneLeft shows chips' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '“sofa” with photos posted within 24 hours' });
    const chips = within(await canvas.findByRole('list', { name: 'Active filters' }));
    await chips.findByText('Without Ben Okafor’s listings');
    await expect(chips.getAllByText(/^Without/).map(({ textContent }) => textContent)).toEqual([
      'Without Ben Okafor’s listings',
      'Without one seller’s listings',
      'Without Ana Morales’s listings',
    ]);
    await canvas.findByRole('link', { name: /listings? posted at any time$/ });
    // Removed in a row before the address has followed: each stays removed.
    for (const name of [/posted within/, /Without one seller/, /Ben Okafor/]) {
      canvas.getByRole('button', { name }).click();
      await Promise.resolve();
    }
    await waitFor(() => expect(chips.getAllByText(/^Without/)).toHaveLength(1));
    await canvas.findByText(texts.listings.count(1));
  },
};

/** Hourly rates only, in services; categories of things have none, so choosing one clears the period. */
export const ByPeriod: Story = {
  parameters: {
    ...at('/listings?mainCategory=services&max_price=40'),
    visual: { disable: true, reason: 'FilterPanel shows its field' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(texts.listings.filters, { selector: 'summary' }));
    const period = await canvas.findByLabelText(texts.listing.pricePeriod);
    await userEvent.selectOptions(period, texts.listing.pricePeriodLabels.hour);
    await canvas.findByRole('heading', { level: 1, name: 'Services under $40 by the hour' });
    await canvas.findByText(texts.listings.count(1));
    await expect((await results(canvas)).getByRole('article')).toHaveTextContent('$35/hour');
    await expect(canvas.getByRole('link', { name: 'Tutoring' }).getAttribute('href')).toMatch(
      /price_period=hour/,
    );
    await expect(canvas.getByRole('link', { name: 'For Sale' }).getAttribute('href')).toBe(
      '/listings?mainCategory=for-sale&max_price=40',
    );
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove.*by the hour/ }));
    await waitFor(() => expect(period).toHaveDisplayValue('Anything'));
    await canvas.findByRole('heading', { level: 1, name: 'Services under $40' });
  },
};

/**
 * Several filters without a common result: each can be removed by a link that shows its count, or by its
 * chip.
 */
export const NoneLeft: Story = {
  parameters: at('/listings?q=sofa&category=furniture&max_price=1'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: '“sofa” in Furniture under $1' });
    const wider = await canvas.findByRole('link', { name: '2 listings with no maximum price' });
    await expect(wider.getAttribute('href')).toMatch(/^\/listings\?q=sofa&category=furniture(?!.*max_price)/);
    await userEvent.click(canvas.getByRole('button', { name: /^Remove.*under \$1/ }));
    await canvas.findByText(texts.listings.count(2));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /under \$1/ })).toBeNull();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'What comes first' }),
      'Price: Low to high',
    );
    await waitFor(() => expect(canvas.getByLabelText(texts.listings.sortBy)).toHaveValue('price'));
  },
};

/** Contradictory prices show an error without a request. */
export const PriceRange: Story = {
  parameters: { ...at('/listings?min_price=50&max_price=20'), ...answering(listings.failing) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(texts.listings.priceRangeInvalid)).length).toBeGreaterThan(0);
  },
};

const reload = fn();

/** The listings failed to load: an error, and a button that reloads the page. */
export const Failed: Story = {
  parameters: { ...answering(listings.failing), ...at('/listings', { ports: { reload } }) },
  play: async ({ canvas, userEvent }) => {
    reload.mockClear();
    await canvas.findByText(texts.listings.failedTitle);
    await canvas.findByText(texts.listings.failedText);
    await canvas.findByText(texts.errors.serverBusy);
    await expect(canvas.queryByText(texts.common.loading)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: texts.listings.tryAgain }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

/** The categories failed to load; the listings still appear. */
export const WithoutCategories: Story = {
  // The affected part is at the top.
  parameters: { ...answering(categories.failing), visual: { frame: 'screen' } },
  play: async ({ canvas }) => {
    await canvas.findByText(texts.common.categoriesFailed);
    await canvas.findByText(texts.listings.count(56));
  },
};

/** The server can't be reached: the usual error text, with the reason. The browser is offline: it says so instead. */
export const Offline: Story = {
  parameters: answering(offline),
  beforeEach: () => comeBack,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: texts.listings.failedTitle });
    await canvas.findByText(texts.listings.failedText);
    await canvas.findByText(texts.errors.offline);
    goOffline();
    await canvas.findByRole('heading', { name: 'You are offline' });
    await expect(canvas.getByText(texts.listings.failedText)).toBeVisible();
    await expect(canvas.queryByText(texts.errors.offline)).toBeNull();
  },
};

/** Signed in: favorite buttons, pressed for saved listings, none on own ones. */
export const SignedIn: Story = {
  parameters: { ...asUser('ana'), visual: { frame: 'screen' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const card = (await canvas.findByText('City bike, medium frame, new tires')).closest('article');
    const bike = within(card ?? canvasElement);
    await userEvent.click(await bike.findByRole('button', { pressed: true }));
    const empty = await bike.findByRole('button', { pressed: false });
    await waitFor(() => expect(empty).toBeEnabled());
    const own = canvas.getByText('Oak table with two walnut chairs').closest('article');
    await expect(within(own ?? canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(texts.listings.count(56));
    await userEvent.click(canvas.getByText(texts.listings.filters));
    const sheet = await canvas.findByRole('dialog');
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

export const Tablet: Story = {
  globals: onTablet,
  play: async ({ canvas }) => {
    await canvas.findByText(texts.listings.count(56));
  },
};

const onMap = at('/listings?view=map');
const summary = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('region', { name: 'Map of listings' })).findByText(
    /^\d+ listings?( in view)?$/,
  );

/** On a map: the same results, and the card of a selected pin. Moving the map filters both. */
export const OnAMap: Story = {
  // Pictured at window size, because the map's height depends on it.
  parameters: { ...at('/listings?view=map&q=chair'), visual: { frame: 'screen' } },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    await expect((await (await results(canvas)).findAllByRole('article')).length).toBeGreaterThan(1);
    const map = within(canvas.getByRole('region', { name: 'Map of listings' }));
    const [pin] = await map.findAllByRole('button', { name: /, near / });
    if (pin === undefined) throw new Error('There is no pin.');
    await userEvent.click(pin);
    const title = (pin.getAttribute('aria-label') ?? '').split(', ')[1] ?? '';
    const link = await map.findByRole('link', { name: title });
    await expect(link).toHaveFocus();
    await userEvent.click(map.getByRole('button', { name: 'Close' }));
    await expect(pin).toHaveFocus();
    window.scrollTo(0, 0);
  },
};

/** Bounds from a stored or shared address; removing them shows everything. */
export const PartOfTheMap: Story = {
  parameters: {
    ...at('/listings?view=map&bounds=-124,44,-120,49'),
    visual: { disable: true, reason: 'OnAMap shows the map' },
  },
  play: async ({ canvas, userEvent }) => {
    const count = (await summary(canvas)).textContent;
    await userEvent.click(canvas.getByRole('button', { name: /In this part of the map/ }));
    await waitFor(async () => expect((await summary(canvas)).textContent).not.toBe(count));
  },
};

/** Several listings of one place open as a list on the map; closing it returns the focus. */
export const OneTown: Story = {
  parameters: {
    ...at('/listings?view=map&q=chair'),
    visual: { disable: true, reason: 'OnAMap shows the map' },
  },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const map = within(canvas.getByRole('region', { name: 'Map of listings' }));
    const place = await map.findByRole('button', { name: /: 2 listings in one place$/ });
    place.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await map.findByRole('region', { name: /^2 listings near / });
    const links = await within(panel).findAllByRole('link');
    await expect(links).toHaveLength(2);
    await waitFor(() => expect(links[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(place).toHaveFocus();
  },
};

/** A part of the map without listings says so, and leads back to all of them. */
export const EmptyPart: Story = {
  parameters: {
    ...at('/listings?view=map&bounds=-110,40,-109,41'),
    visual: { disable: true, reason: 'ListingMap shows the notice' },
  },
  play: async ({ canvas, userEvent }) => {
    const map = within(await canvas.findByRole('region', { name: 'Map of listings' }));
    await map.findByText('No listings in this part of the map');
    await userEvent.click(map.getByRole('button', { name: 'Show all' }));
    await expect((await summary(canvas)).textContent).toMatch(/^\d+ listings/);
  },
};

/** The map's request fails: the list is there, and the map has a retry. */
export const MapFailing: Story = {
  parameters: {
    ...answering(listings.unmapped),
    ...onMap,
    visual: { disable: true, reason: 'OnAMap shows the map' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This part of the map did not load.')).toBeVisible();
    await expect(await (await results(canvas)).findAllByRole('article')).toHaveLength(20);
  },
};
