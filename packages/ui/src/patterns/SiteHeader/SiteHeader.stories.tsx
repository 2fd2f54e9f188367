import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useState } from 'react';
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
import { type SiteChoice, SiteHeader, type SiteHeaderProps } from './index.ts';

const meta = {
  title: 'Patterns/SiteHeader',
  component: SiteHeader,
  decorators: [inBrand],
  // Its menus and its responsive layout depend on the window.
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
/** A width where the links are side by side: Storybook's own frame may be narrower. */
const desktop = { viewport: { value: 'desktop', isRotated: false } };
const tablet = { viewport: { value: 'tablet', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

/** Two entries with the same icon could only be distinguished by their text. */
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

/** A signed-in user: unread messages and the menu, by keyboard. */
export const SignedIn: Story = {
  globals: desktop,
  args: { session: ana },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Messages, 3 unread' })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Account of Ana Ortiz' });
    // The arrow is as near to the name as the name is to the picture.
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

const onTheme = fn();
const theme: SiteChoice = {
  label: 'Appearance',
  icon: 'sun',
  options: [
    { value: 'system', label: 'System' },
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ],
  value: 'system',
  onValueChange: onTheme,
};

function Choosing(args: SiteHeaderProps) {
  const [value, setValue] = useState('system');
  const onValueChange = (next: string) => {
    onTheme(next);
    setValue(next);
  };
  return <SiteHeader {...args} choice={{ ...theme, value, onValueChange }} />;
}

/** The user's menu can hold one choice, such as the theme: a submenu that checks the selected option. */
export const WithChoice: Story = {
  globals: desktop,
  parameters: { visual: { disable: true, reason: 'looks as SignedIn does' } },
  args: { session: ana, choice: theme },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: 'Account of Ana Ortiz' })).focus();
    const option = (name: string) => canvas.getByRole('menuitemradio', { name });
    const openChoice = async () => {
      await press('ArrowDown');
      await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus());
      await press('a', 'ArrowRight');
      await waitFor(() => expect(option('System')).toHaveFocus());
    };
    await openChoice();
    await expect(option('System')).toBeChecked();
    await press('End');
    await expect(option('Dark')).toHaveFocus();
    await press('Enter');
    await expect(onTheme).toHaveBeenCalledWith('dark');
    await openChoice();
    await expect(option('Dark')).toBeChecked();
    await expect(option('System')).not.toBeChecked();
  },
};

/** A name takes the space next to the links, and is truncated only beyond that. */
export const LongName: Story = {
  globals: desktop,
  args: { session: { ...ana, name: 'Maximiliana Featherstonehaugh-Worthington of Upper Marlboro' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: /^Account of Maximiliana/ });
    const links = canvas.getByRole('navigation').getBoundingClientRect();
    const search = canvas.getByRole('link', { name: 'Advanced search' }).getBoundingClientRect();
    // Only the gap of the bar is left next to it.
    await expect(search.left - links.right).toBeLessThan(24);
    await expect(button).toBeVisible();
  },
};

/** The stored session is being restored: the space is reserved, nothing is shown. */
export const Restoring: Story = { args: { session: { state: 'restoring' } } };

/** With search in the bar, if there is space. */
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

/** On a tablet there is no space for it: the search icon opens a search, and everything is in one line. */
export const WithSearchOnTablet: Story = {
  ...WithSearch,
  globals: tablet,
  args: { ...WithSearch.args, onSearch: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ args, canvas, userEvent: user }) => {
    await expect(canvas.queryByRole('search')).toBeNull();
    await user.click(canvas.getByRole('link', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThan(70);
  },
};

/** On a phone the search icon opens a search; without scripts, it is a link. */
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

/** A tablet has the links side by side: the main action is an icon, and the user is their picture. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  args: { session: ana },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const account = await canvas.findByRole('button', { name: 'Account of Ana Ortiz' });
    await expect(canvas.getByRole('link', { name: 'Listings' })).toBeVisible();
    const post = canvas.getByRole('link', { name: 'Create Listing' });
    await expect(post.getBoundingClientRect().width).toBe(44);
    // Everything in one line.
    await expect(account.getBoundingClientRect().top).toBeLessThan(post.getBoundingClientRect().bottom);
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
  },
};

/** On a phone it hides on scroll down, and returns on scroll up or with keyboard focus. */
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

/** On a phone the links are in a menu. */
export const Phone: Story = {
  globals: phone,
  args: { session: { ...ana, unread: 128 } },
};

/** The menu on a phone: the focus moves in, stays in, and returns. */
export const PhoneMenu: Story = {
  globals: phone,
  args: { session: ana, choice: theme },
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
      const signOut = within(menu).getByRole('button', { name: 'Sign Out' });
      const chosen = within(menu).getByRole('radio', { name: 'System' });
      await expectTabStaysIn(menu, close(), ...links, signOut, chosen);
      await press('Escape');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(menu).not.toBeVisible();
    });
    await userEvent.click(opener);
    await waitFor(() => expect(within(menu).getByRole('link', { name: /Messages/ })).toBeVisible());
  },
};

/** The same for a visitor, with the page in another language, and the sign-in links at the bottom. */
export const PhoneMenuSignedOut: Story = {
  globals: phone,
  args: {
    links: {
      ...sampleLinks,
      languages: [{ href: '#listings', hrefLang: 'es', label: 'Español', icon: 'globe' }],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = await canvas.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(within(menu).getByRole('link', { name: 'Sign Up' })).toBeVisible());
    const spanish = within(menu).getByRole('link', { name: 'Español' });
    await expect(spanish).toHaveAttribute('hreflang', 'es');
    await expect(spanish).toHaveAttribute('lang', 'es');
    await expect(spanish).not.toHaveAttribute('aria-current');
  },
};
