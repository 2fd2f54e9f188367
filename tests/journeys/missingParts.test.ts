import { texts } from '@porchlight/domain';
import { describe, expect } from 'vitest';
import { listingTitled } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { accountMenu, newcomer } from './support/people.ts';
import { cards, open, seeHeading } from './support/steps.ts';

/** The browser's message about a script that failed to load. */
const forced = [/Failed to load resource/];

const banner = texts.navigation;

describe('a lazy script fails to load', () => {
  journey(
    'the account menu: the header has plain links, and the menu works on the next page',
    async ({ visit }) => {
      const person = await newcomer('Missing Mira');
      const { page } = await visit({ as: person, expects: forced });
      await page.route(/\/assets\/MemberArea-/, (route) => route.abort());
      await open(page, '/safety');
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: banner.messages }).waitFor();
      await header.getByRole('link', { name: banner.dashboard }).waitFor();
      await page.unrouteAll();
      await header.getByRole('link', { name: banner.listings, exact: true }).click();
      await accountMenu(page, 'Missing Mira').waitFor();
    },
  );

  journey('the phone menu: its links appear on the page', async ({ visit }) => {
    const { page } = await visit({ width: 360, expects: forced });
    await page.route(/\/assets\/MenuSheet-/, (route) => route.abort());
    await open(page, '/safety');
    const header = page.getByRole('banner');
    expect(await header.getByRole('link', { name: banner.listings, exact: true }).isVisible()).toBe(false);
    await header.getByRole('button', { name: 'Open menu' }).click();
    for (const name of [banner.categories, banner.createListing, banner.signIn, banner.signUp])
      await header.getByRole('link', { name }).waitFor();
    await header.getByRole('link', { name: banner.listings, exact: true }).click();
    await seeHeading(page, new RegExp(texts.listings.title));
  });

  journey('favorite buttons and other member parts: the listings stay', async ({ visit }) => {
    const person = await newcomer('Heartless Hank');
    const { page } = await visit({ as: person, expects: forced });
    await page.route(/\/assets\/(SignedInFavoriteButton|MemberParts)-/, (route) => route.abort());
    const missing = ['SignedInFavoriteButton', 'MemberParts'].map((name) =>
      page.waitForEvent('requestfailed', (request) => request.url().includes(name)),
    );
    await open(page, '/listings');
    await Promise.all(missing);
    await accountMenu(page, 'Heartless Hank').waitFor();
    await cards(page).first().waitFor();
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.getByText(texts.listings.summary(21, 40, 99).split(' of ')[0] ?? '').waitFor();
  });

  journey('the buttons of a listing: it can be read, and reloaded', async ({ visit, origin }) => {
    const person = await newcomer('Buttonless Bo');
    const listing = await listingTitled(origin, 'Oak table with two walnut chairs');
    const { page } = await visit({ as: person, expects: forced });
    await page.route(/\/assets\/MemberActions-/, (route) => route.abort());
    await open(page, `/listings/${listing.id}`);
    const again = page.getByRole('button', { name: texts.common.tryAgain });
    await again.waitFor();
    await seeHeading(page, listing.title);
    await page.unrouteAll();
    await again.click();
    await page.getByRole('button', { name: texts.listing.messageSeller }).waitFor();
  });

  journey(
    'a screen: the page reloads once by itself, then shows an error inside the layout',
    async ({ visit }) => {
      const { page, notices } = await visit({ expects: forced });
      notices.allow(/A screen failed to render|ScreenNotLoaded/);
      await open(page, '/safety');
      await page.route(/\/assets\/HelpScreen-/, (route) => route.abort());
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.getByRole('contentinfo').getByRole('link', { name: banner.help }).click();
      await seeHeading(page, texts.common.somethingWentWrong);
      await expect.poll(() => loads).toBe(1);
      await page.unrouteAll();
      const reload = page.waitForEvent('load');
      await page.getByRole('button', { name: texts.common.tryAgain }).click();
      await reload;
      await seeHeading(page, texts.navigation.help);
    },
  );

  journey('a screen of an older version: the newer one replaces it, without a message', async ({ visit }) => {
    const { page, notices } = await visit({ expects: forced });
    notices.allow(/A screen failed to render|ScreenNotLoaded/);
    await open(page, '/safety');
    let isOld = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isOld = false;
    });
    await page.route(/\/assets\/HelpScreen-/, (route) => (isOld ? route.abort() : route.fallback()));
    const reload = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByRole('link', { name: banner.help }).click();
    await reload;
    await seeHeading(page, texts.navigation.help);
    expect(await page.getByText(texts.common.somethingWentWrong).count()).toBe(0);
  });
});
