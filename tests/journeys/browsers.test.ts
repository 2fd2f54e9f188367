import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storageKeys, texts } from '@porchlight/domain';
import { chromium, type Page } from 'playwright';
import { expect } from 'vitest';
import { addressOf, ask, says } from './support/conversations.ts';
import { findListings, listingTitled } from './support/demo.ts';
import { journey as base, startedWith } from './support/journey.ts';
import { wholeBrowser } from './support/launchOptions.ts';
import { watchNotices } from './support/notices.ts';
import { accountMenu, demoPerson, newcomer, signIn, signOut, stored, waysIn } from './support/people.ts';
import { cards, open, seeHeading } from './support/steps.ts';

// A browser with its back/forward cache, which the browser of the other tests lacks.

const journey = base.extend({
  browser: startedWith({ ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

declare global {
  interface Window {
    /** Marks a page that is left, to recognize it when Back restores it from the cache. */
    isTheOldPage?: boolean;
  }
}

/** Opens another document, acts there, and goes back. The page comes back as it was left, without a load. */
async function elsewhereAndBack(page: Page, act = (): Promise<void> => Promise.resolve()): Promise<void> {
  await page.evaluate(() => (window.isTheOldPage = true));
  await open(page, '/help');
  await act();
  // Playwright's own step waits for a load that doesn't come.
  await page.evaluate(() => window.history.back());
  await expect.poll(() => page.evaluate(() => window.isTheOldPage).catch(() => undefined)).toBe(true);
}

journey('Back restores a page as it was left, and refreshes it', async ({ visit, origin }) => {
  const { page } = await visit();
  const [listing] = (await findListings(origin, { limit: '1' })).listings;
  for (const path of ['/', `/listings/${listing?.id}`]) {
    await open(page, path);
    await elsewhereAndBack(page);
  }
  await open(page, '/listings?limit=10');
  await cards(page).nth(7).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  const asked = page.waitForRequest(/\/api\/v1\/listings\?/);
  await elsewhereAndBack(page, () => page.evaluate(() => localStorage.setItem('theme', 'dark')));
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await asked;
});

journey('Back to restored messages: live updates work again', async ({ visit, origin }) => {
  const [asker, owner] = [await newcomer('Kept Kurt'), await demoPerson('hector')];
  const listing = await listingTitled(origin, 'Red toolbox with basic tools');
  await ask(origin, asker, listing, 'Is it there?');
  const { page } = await visit({ as: owner });
  await open(page, addressOf(listing, asker));
  await says(page, 'Is it there?').waitFor();
  await elsewhereAndBack(page, async () => {
    await ask(origin, asker, listing, 'While you were away.');
  });
  await says(page, 'While you were away.').waitFor();
  const live = page.waitForResponse(/\/messages\/conversations\//);
  await ask(origin, asker, listing, 'Are you back?');
  await live;
  await says(page, 'Are you back?').waitFor();
});

journey('Back to a restored page shows nothing private after signing out', async ({ visit }) => {
  const person = await newcomer('Frozen Freda');
  const { page, context } = await visit({ as: person, expects: [/status of 401/] });
  const other = await context.newPage();
  await Promise.all([open(page, '/profile'), open(other, '/safety')]);
  await page.getByText(person.user.email).first().waitFor();
  await elsewhereAndBack(page, async () => {
    await signOut(other, person.user.name);
    await waysIn(page).waitFor();
  });
  const address = () => page.evaluate(() => window.location.pathname + window.location.search);
  await expect.poll(address).toBe('/login?returnTo=%2Fprofile');
  expect(await page.content()).not.toContain(person.user.email);
  expect(await stored(page, storageKeys.token)).toBeNull();
});

journey('Back to a restored page shows the user who is signed in now', async ({ visit }) => {
  const [before, after] = [await newcomer('Before Bea'), await newcomer('After Abe')];
  const { page, context } = await visit({ as: before, expects: [/status of 401/] });
  const other = await context.newPage();
  await Promise.all([open(page, '/profile'), open(other, '/login')]);
  await page.getByText(before.user.email).first().waitFor();
  await elsewhereAndBack(page, async () => {
    await signOut(other, before.user.name);
    await open(other, '/login');
    await signIn(other, after.user.email);
    await accountMenu(other, after.user.name).waitFor();
  });
  await page.getByText(after.user.email).first().waitFor();
  expect(await page.content()).not.toContain(before.user.email);
});

journey(
  'a browser that blocks storage: signed in until the tab closes, with one notice',
  async ({ origin }) => {
    const person = await newcomer('Blocked Bela');
    const profile = await mkdtemp(join(tmpdir(), 'journey-profile-'));
    const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
    await mkdir(join(profile, 'Default'));
    await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
    const context = await chromium.launchPersistentContext(profile, { ...wholeBrowser, baseURL: origin });
    try {
      context.setDefaultTimeout(20_000);
      const notices = watchNotices(context, [/status of 401/]);
      const page = await context.newPage();
      await open(page, '/login?returnTo=%2Fdashboard');
      expect(
        await page.evaluate(() => navigator.locks.request('x', () => 'held').catch(() => 'refused')),
      ).toBe('refused');
      await signIn(page, person.user.email);
      await seeHeading(page, texts.dashboard.welcome(person.user.name));
      const notice = page.getByText(/does not keep data/);
      await notice.waitFor();
      await page.getByRole('button', { name: /dismiss/i }).click();

      // Refreshing works without storage and without Web Locks, which are blocked with it.
      let isFirst = true;
      await context.route('**/api/v1/messages/conversations**', async (route) => {
        if (!isFirst) return route.continue();
        isFirst = false;
        return route.fulfill({ status: 401, json: { message: 'Old', code: 'unauthorized' } });
      });
      const renewed = page.waitForResponse('**/auth/refresh');
      await page.getByRole('banner').getByRole('link', { name: texts.navigation.messages }).click();
      expect((await renewed).status()).toBe(200);
      await page.getByText(texts.messages.empty).first().waitFor();
      await accountMenu(page, person.user.name).waitFor();
      expect(await notice.count()).toBe(0);
      notices.expectNone();
    } finally {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    }
  },
);
