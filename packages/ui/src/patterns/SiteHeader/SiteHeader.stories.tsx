import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { SearchField } from '../../components/SearchField/index.ts';
import { SiteHeader } from './index.ts';

const meta = {
  title: 'Patterns/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    currentPath: '#listings',
    onSignOut: fn(),
    hrefs: {
      home: '#home',
      categories: '#categories',
      listings: '#listings',
      createListing: '#create',
      search: '#search',
      signIn: '#sign-in',
      signUp: '#sign-up',
      messages: '#messages',
      dashboard: '#dashboard',
      profile: '#profile',
      myListings: '#my-listings',
    },
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

const ana = { state: 'signedIn', name: 'Ana Ortiz', unread: 3 } as const;
const phone = { viewport: { value: 'mobile', isRotated: false } };

/** A visitor. */
export const SignedOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Listings' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible();
  },
};

/** A neighbour: unread messages and the menu, by keyboard. */
export const SignedIn: Story = {
  args: { session: ana },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Messages, 3 unread' })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Account of Ana Ortiz' });
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Sign Out' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus());
  },
};

/** The stored session is being looked at: the place is kept, nothing is promised. */
export const Restoring: Story = { args: { session: { state: 'restoring' } } };

/** With search under the bar. */
export const WithSearch: Story = {
  args: {
    session: ana,
    search: <SearchField onSearch={fn()} />,
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
    // A scripted key does not reach the browser's own Escape; this is the event that it sends.
    menu.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(opener).toHaveFocus());
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
