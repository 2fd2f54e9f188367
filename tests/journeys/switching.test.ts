import { storageKeys, texts } from '@porchlight/domain';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { contractApi } from '../contract/api.ts';
import { findListings } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { accountMenu, newcomer, signOut, stored, waysIn, type Person } from './support/people.ts';
import { titleField } from './support/listingForm.ts';
import { open, seeHeading } from './support/steps.ts';
import { contactDialog } from './support/conversations.ts';

/** Another tab replaces the session in one step, so this one is never signed out in between. */
async function replace(tab: Page, { token, refreshToken }: Person): Promise<void> {
  await tab.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), [
    [storageKeys.token, token],
    [storageKeys.refreshToken, refreshToken],
  ] as const);
}

/** All readable text of the page, including field values. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.textContent,
      ...[...document.querySelectorAll('input, textarea')].map((field) =>
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
      ),
    ].join('\n'),
  );

const secret = 'For nobody else to read';
const saved = 'Walnut';

interface Place {
  name: string;
  path: (origin: string) => Promise<string> | string;
  /** Leaves data of the first user there. */
  begin: (page: Page) => Promise<unknown>;
  /** Waits for the second user's view. */
  see: (page: Page) => Promise<unknown>;
}

const message = (page: Page) => contactDialog(page).getByRole('textbox', { name: /Message/ });

const places: readonly Place[] = [
  {
    name: 'a form of the profile',
    path: () => '/profile',
    begin: (page) => page.getByRole('form').getByLabel('New email').fill(secret),
    see: (page) => seeHeading(page, texts.profile.title),
  },
  {
    name: 'a listing that is being written',
    path: () => '/create-listing',
    begin: (page) => titleField(page).fill(secret),
    see: (page) => titleField(page).waitFor(),
  },
  {
    name: 'a message to a seller',
    path: async (origin) =>
      `/listings/${(await findListings(origin, { limit: '10' })).listings[0]?.id ?? ''}`,
    begin: async (page) => {
      await page.getByRole('button', { name: texts.listing.messageSeller }).click();
      await message(page).fill(secret);
    },
    see: async (page) => {
      await contactDialog(page).waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: texts.listing.messageSeller }).click();
      await message(page).waitFor();
    },
  },
  {
    name: 'a letter from the contact page',
    path: () => '/contact',
    begin: (page) => page.getByRole('form').getByLabel(texts.contact.message).fill(secret),
    see: (page) => page.getByRole('form').getByLabel(texts.contact.message).waitFor(),
  },
  {
    name: 'saved listings',
    path: () => '/dashboard/favorites',
    begin: (page) => page.getByRole('main').getByRole('article').first().waitFor(),
    see: (page) => page.getByText(texts.favorites.empty).waitFor(),
  },
];

describe('when one account replaces another in an open tab, no data of the first one stays', () => {
  journey.for(places)('$name', async ({ name, path, begin, see }, { visit, origin }) => {
    const [first, second] = [await newcomer(`First of ${name}`), await newcomer(`Second of ${name}`)];
    const { listings } = await findListings(origin, { query: saved });
    await contractApi(origin).call('POST', `/favorites/${listings[0]?.id ?? ''}`, { token: first.token });
    const { page, context } = await visit({ as: first });
    const other = await context.newPage();
    await open(page, await path(origin));
    await accountMenu(page, first.user.name).waitFor();
    await begin(page);
    await open(other, '/help');

    await replace(other, second);
    await accountMenu(page, second.user.name).waitFor();
    await see(page);
    const words = await readable(page);
    for (const theirs of [secret, first.user.name, first.user.email, `Remove ${saved}`])
      expect(words).not.toContain(theirs);
  });
});

journey('signing out waits for no page and no response, and leaves the console clean', async ({ visit }) => {
  const person = await newcomer('Leaving Lea');
  const { page, context } = await visit({ as: person });
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await context.route(/\/(HomeScreen-[\w-]+\.js|auth\/logout)$/, async (route) => {
    await arrived;
    await route.fallback();
  });
  let asked = (): void => undefined;
  const isAsking = new Promise<void>((resolve) => (asked = resolve));
  // The server responds only after the session has ended there.
  await context.route(/\/messages\/unread-count$/, async (route) => {
    asked();
    await arrived;
    await page.waitForResponse(/\/auth\/logout$/);
    await route.fallback().catch(() => undefined);
  });
  await open(page, '/profile');
  await isAsking;
  await accountMenu(page, person.user.name).click();
  await page.getByRole('menuitem', { name: texts.navigation.signOut }).click();
  await expect.poll(() => stored(page, storageKeys.refreshToken)).toBeNull();
  // The next render, while the other page and the server's response are still held back.
  await expect.poll(() => page.content()).not.toContain(person.user.email);
  const told = page.waitForResponse(/\/auth\/logout$/);
  arrive();
  await told;
  await waysIn(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

journey('signing out and opening a private page again leads to the sign-in page', async ({ visit }) => {
  const person = await newcomer('Returning Remy');
  const { page } = await visit({ as: person });
  await open(page, '/help');
  await signOut(page, person.user.name);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: texts.navigation.createListing }).click();
  await page.waitForURL(/\/login\?returnTo=%2Fcreate-listing$/);
});
