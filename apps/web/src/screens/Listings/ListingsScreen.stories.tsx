import { texts } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { categories, listings, offline } from '../../testing/mocks/index.ts';
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

/** A visitor's first look: the count, the ways to narrow it, twenty cards, and the way on. */
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

/** Words, a category by its id and prices come from the address; the address learns the slug. */
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
    // The words stay, everything else goes; what fits them best comes first.
    await waitFor(() => expect(canvas.getByLabelText(texts.listings.sortBy)).toHaveValue('relevance'));
    await expect(canvas.getByLabelText('Search', { selector: 'input' })).toHaveValue('sofa');
    await canvas.findByText(texts.listings.count(2));
    await expect(canvas.getByRole('link', { name: texts.listings.all })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** The best match first is an order like others: another one can be chosen, and it goes with the words. */
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
    await expect(sortBy).toHaveValue('date');
    await expect(order).toHaveValue('asc');
    await userEvent.selectOptions(sortBy, texts.listings.sortLabels.relevance);
    await expect(order).toHaveValue('');
    await userEvent.clear(canvas.getByLabelText('Search', { selector: 'input' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sortBy).toHaveValue('date'));
    await expect(order).toHaveValue('desc');
    await canvas.findByText(texts.listings.count(56));
  },
};

/** A page that does not exist any more becomes the last one. */
export const LastPage: Story = {
  parameters: at('/listings?page=999'),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.listings.summary(41, 56, 56));
  },
};

export const Loading: Story = {
  parameters: answering(listings.pending),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: texts.listings.all });
    await expect((await results(canvas)).getByRole('list')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Nothing at all is for sale. */
export const Empty: Story = {
  parameters: answering(listings.empty),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.listings.emptyTitle);
    await canvas.findByText(texts.listings.emptyUnfiltered);
    await canvas.findByText(texts.listings.emptyHint);
    await expect(canvas.queryByRole('link', { name: texts.listing.browseAll })).toBeNull();
  },
};

/** Nothing fits; a category that does not exist never means everything. The way on is the same search, made wider. */
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
    const field = canvas.getByRole('textbox', { name: 'Search' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('sofa');
    await expect(field).toHaveValue('sofa');
  },
};

/** Filters alone: without them it is everything, so that there is one way on. Whoever takes it is at the finds. */
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

/** Prices that exclude each other are said to, and nothing is asked. */
export const PriceRange: Story = {
  parameters: { ...at('/listings?min_price=50&max_price=20'), ...answering(listings.failing) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(texts.listings.priceRangeInvalid)).length).toBeGreaterThan(0);
  },
};

const reload = fn();

/** The listings do not come: what happened, and the button that loads the page again. */
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

/** The categories do not come; the listings still do. */
export const WithoutCategories: Story = {
  // What is missing is at the top.
  parameters: { ...answering(categories.failing), visual: { frame: 'screen' } },
  play: async ({ canvas }) => {
    await canvas.findByText(texts.common.categoriesFailed);
    await canvas.findByText(texts.listings.count(56));
  },
};

/** No connection: the same words as for any failure to load, and why. */
export const Offline: Story = {
  parameters: answering(offline),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.listings.failedText);
    await canvas.findByText(texts.errors.offline);
  },
};

/** Somebody is signed in: favorite buttons, pressed for what they saved, none on their own. */
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

export const Mobile: Story = {
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
