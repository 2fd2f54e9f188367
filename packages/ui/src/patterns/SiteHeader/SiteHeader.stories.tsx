import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { SearchField } from '../../components/SearchField/index.ts';
import { inBrand, ownDesktop, sampleLinks } from '../../samples/index.ts';
import {
  expectFollowed,
  expectTabOrder,
  expectTabStaysIn,
  press,
  walkByKeys,
} from '../../samples/keyboard.ts';
import { SiteHeader } from './index.ts';

const meta = {
  title: 'Patterns/SiteHeader',
  component: SiteHeader,
  decorators: [inBrand],
  // Its menus and its folding are the window's.
  parameters: { ...ownDesktop('8rem'), layout: 'fullscreen' },
  args: {
    currentPath: '#listings',
    onSignOut: fn(),
    links: sampleLinks,
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

const ana = { state: 'signedIn', name: 'Ana Ortiz', unread: 3 } as const;
/** Where the links stand side by side: Storybook's own frame may be narrower. */
const desktop = { viewport: { value: 'desktop', isRotated: false } };
const tablet = { viewport: { value: 'tablet', isRotated: false } };
const phone = { viewport: { value: 'mobile', isRotated: false } };

/** Two entries with one sign are told apart by their words alone, which is what the sign is for. */
async function expectOwnSigns(entries: readonly HTMLElement[]): Promise<void> {
  const signs = entries.map((entry) => entry.querySelector('svg')?.innerHTML);
  await expect(signs).not.toContain(undefined);
  await expect(new Set(signs).size).toBe(signs.length);
}

/** A visitor. */
export const SignedOut: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Listings' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible();
  },
};

/** A neighbor: unread messages and the menu, by keyboard. */
export const SignedIn: Story = {
  globals: desktop,
  args: { session: ana },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Messages, 3 unread' })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Account of Ana Ortiz' });
    // The arrow stands beside the name, as near as the name to the picture.
    const [, shownName, arrow] = [...button.children].slice(-3).map((part) => part.getBoundingClientRect());
    await expect((arrow?.left ?? 0) - (shownName?.right ?? 0)).toBeLessThan(8);
    button.focus();
    await press('ArrowUp');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Sign Out' })).toHaveFocus());
    await expect(canvas.getByRole('menuitem', { name: 'Favorites' })).toHaveAttribute('href', '#favorites');
    await expectOwnSigns(canvas.getAllByRole('menuitem'));
    await press('Enter');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await walkByKeys(async () => {
      const links = canvas.getAllByRole('link');
      await expectTabOrder(canvasElement, ...links, button);
      for (const link of links) await expectFollowed(link);
      button.focus();
      await press('Enter');
      await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus());
      await press('Escape');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await press('ArrowDown');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus());
  },
};

/** A name has all the room there is beside the links, and is cut only where that ends. */
export const LongName: Story = {
  globals: desktop,
  args: { session: { ...ana, name: 'Maximiliana Featherstonehaugh-Worthington of Upper Marlboro' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: /^Account of Maximiliana/ });
    const links = canvas.getByRole('navigation').getBoundingClientRect();
    const search = canvas.getByRole('link', { name: 'Advanced search' }).getBoundingClientRect();
    // Nothing but the gap of the bar is left beside it.
    await expect(search.left - links.right).toBeLessThan(24);
    await expect(button).toBeVisible();
  },
};

/** The stored session is being looked at: the place is kept, nothing is promised. */
export const Restoring: Story = { args: { session: { state: 'restoring' } } };

/** With search in the bar, where there is room. */
export const WithSearch: Story = {
  globals: desktop,
  args: {
    session: ana,
    search: <SearchField size="sm" placeholder="Search listings" onSearch={fn()} />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { top } = canvas.getByRole('search').getBoundingClientRect();
    await expect(top).toBeLessThan(canvas.getByRole('navigation').getBoundingClientRect().bottom);
  },
};

/** On a tablet it has a row of its own. */
export const WithSearchOnTablet: Story = { ...WithSearch, globals: tablet, play: async () => {} };

/** On a phone the lens opens a search; where scripts do not run, it leads to one. */
export const PhoneSearch: Story = {
  globals: phone,
  parameters: { visual: { disable: true, reason: 'looks as Phone does' } },
  args: {
    search: <SearchField size="sm" onSearch={fn()} />,
    onSearch: fn((event: MouseEvent) => event.preventDefault()),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Advanced search' })).toBeNull();
    const lens = canvas.getByRole('link', { name: 'Search' });
    await expect(lens).toHaveAttribute('href', '#search');
    await userEvent.click(lens);
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/** A tablet has the links side by side: what the site wants done is a sign, and a person is their picture. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  args: { session: ana },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const account = await canvas.findByRole('button', { name: 'Account of Ana Ortiz' });
    await expect(canvas.getByRole('link', { name: 'Listings' })).toBeVisible();
    const post = canvas.getByRole('link', { name: 'Create Listing' });
    await expect(post.getBoundingClientRect().width).toBe(44);
    // One line, all of it.
    await expect(account.getBoundingClientRect().top).toBeLessThan(post.getBoundingClientRect().bottom);
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
  },
};

/** On a phone it makes room on the way down, comes back with the first step up, and for whoever walks by keyboard. */
export const Away: Story = {
  globals: phone,
  parameters: { visual: { disable: true, reason: 'There is nothing to see of it.' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div style={{ blockSize: 3000 }} />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole('banner');
    const bottom = (): number => header.getBoundingClientRect().bottom;
    window.scrollTo(0, 600);
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(0));
    window.scrollTo(0, 500);
    await waitFor(() => expect(bottom()).toBeGreaterThan(60));
    window.scrollTo(0, 900);
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(0));
    canvas.getByRole('button', { name: 'Open menu' }).focus({ preventScroll: true });
    await waitFor(() => expect(bottom()).toBeGreaterThan(60));
    window.scrollTo(0, 0);
  },
};

/** On a phone the links fold into a menu. */
export const Phone: Story = {
  globals: phone,
  args: { session: { ...ana, unread: 128 } },
};

/** The menu on a phone: the focus goes in, stays in, and comes back. */
export const PhoneMenu: Story = {
  globals: phone,
  args: { session: ana },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    const menu = await canvas.findByRole('dialog', { name: 'Menu' });
    await expect(menu).toContainElement(document.activeElement as HTMLElement);
    await expect(within(menu).getByRole('link', { name: 'Favorites' })).toHaveAttribute('href', '#favorites');
    await expectOwnSigns([
      ...within(menu).getAllByRole('link'),
      within(menu).getByRole('button', { name: 'Sign Out' }),
    ]);
    await userEvent.click(within(menu).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await walkByKeys(async () => {
      const close = () => within(menu).getByRole('button', { name: 'Close' });
      await press('Enter');
      await waitFor(() => expect(close()).toHaveFocus());
      const links = within(menu).getAllByRole('link');
      await expectTabStaysIn(menu, close(), ...links, within(menu).getByRole('button', { name: 'Sign Out' }));
      await press('Escape');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(menu).not.toBeVisible();
    });
    await userEvent.click(opener);
    await waitFor(() => expect(within(menu).getByRole('link', { name: /Messages/ })).toBeVisible());
  },
};

/** The same for a visitor, whose ways in are at the foot. */
export const PhoneMenuSignedOut: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = await canvas.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(within(menu).getByRole('link', { name: 'Sign Up' })).toBeVisible());
  },
};
