import { texts } from '@porchlight/domain';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { listingTitled } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { cards, open, seeHeading } from './support/steps.ts';

/** The browser itself reports failed responses and failed requests. */
const forced = [/Failed to load resource/];

const broken = (page: Page, api: string | RegExp) =>
  page.route(api, (route) =>
    route.fulfill({ status: 500, json: { message: 'Something broke', code: 'internal' } }),
  );

describe('failures for a visitor', () => {
  journey('the listings fail: it says so, and trying again reloads the page', async ({ visit }) => {
    const { page } = await visit({ expects: forced });
    await open(page, '/');
    await broken(page, /\/api\/v1\/listings\?/);
    await page.getByRole('main').getByRole('link', { name: texts.home.browseListings }).first().click();
    await page.getByText(texts.listings.failedTitle).waitFor();
    await page.getByText(texts.listings.failedText).waitFor();
    await page.unrouteAll();
    const reload = page.waitForEvent('load');
    await page.getByRole('button', { name: texts.listings.tryAgain }).click();
    await reload;
    await cards(page).first().waitFor();
  });

  journey('the connection is lost and comes back', async ({ visit }) => {
    const { page, context } = await visit({ expects: forced });
    await open(page, '/listings');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await page.getByText(texts.listings.failedText).waitFor();
    // It retries by itself, without a click.
    await context.setOffline(false);
    await page.getByText(texts.listings.summary(21, 40, 99).split(' of ')[0] ?? '').waitFor();
  });

  journey('a screen does not load without a connection, and does when it is back', async ({ visit }) => {
    const { page, context } = await visit({
      expects: [...forced, /ScreenNotLoaded/, /A screen failed to render/],
    });
    await open(page, '/terms');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: texts.navigation.contact }).click();
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    await context.setOffline(false);
    await seeHeading(page, texts.contact.title);
  });

  journey('the categories fail', async ({ visit }) => {
    const { page } = await visit({ expects: forced });
    await open(page, '/');
    await broken(page, /\/api\/v1\/categories$/);
    await page.getByRole('link', { name: texts.navigation.categories }).first().click();
    await seeHeading(page, texts.categories.title);
    await page.getByText(texts.common.categoriesFailed).waitFor();
  });

  journey('the counts of the categories fail: the home page stays whole', async ({ visit }) => {
    const { page } = await visit({ expects: forced });
    await open(page, '/categories');
    await broken(page, /\/api\/v1\/categories\/stats/);
    await page.getByRole('link', { name: texts.navigation.home }).first().click();
    await page.getByRole('heading', { name: texts.home.popularCategories }).waitFor();
    await page.getByRole('link', { name: texts.home.browseListings }).first().waitFor();
  });

  journey('a listing that is gone', async ({ visit }) => {
    const { page } = await visit({ expects: forced });
    // Visible listings are prefetched before their links are followed.
    await page.route(/\/api\/v1\/listings\/[^/?]+$/, (route) =>
      route.fulfill({ status: 404, json: { message: 'Not found', code: 'not_found' } }),
    );
    await open(page, '/listings');
    await cards(page).first().getByRole('link').click();
    await page.getByRole('heading', { name: texts.listing.notFoundTitle }).waitFor();
    await page.getByText(texts.listing.notFoundText).waitFor();
    expect(await page.getByRole('button', { name: texts.common.tryAgain }).count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole('link', { name: texts.listing.browseAll }).click();
    await seeHeading(page, new RegExp(texts.listings.title));
  });

  journey('a listing that fails to load can be retried', async ({ visit, origin }) => {
    const { page } = await visit({ expects: forced });
    const listing = await listingTitled(origin, 'Oak table with two walnut chairs');
    await broken(page, /\/api\/v1\/listings\/[^/?]+$/);
    await open(page, '/help');
    // Not by its card, whose data would be placeholder data.
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/listings/${listing.id}`);
    await page.getByText(texts.errors.serverBusy).waitFor();
    expect(await page.getByText(texts.listing.notFoundText).count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: texts.common.tryAgain }).click();
    await seeHeading(page, listing.title);
  });

  journey('nothing fits: with a search, and with a category that does not exist', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/listings?q=zeppelin+hangar');
    await page.getByText(texts.listings.emptyTitle).waitFor();
    await page.getByText(texts.listings.emptyFiltered).waitFor();
    await page.getByText(texts.listings.emptyHint).waitFor();
    await open(page, '/listings?category=submarines');
    await page.getByText(texts.listings.emptyFiltered).waitFor();
  });

  journey('there is nothing at all', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/');
    await page.route(/\/api\/v1\/listings\?/, (route) =>
      route.fulfill({
        json: {
          data: {
            listings: [],
            pagination: { page: 1, limit: 20, total: 0, total_pages: 0, has_next: false, has_prev: false },
          },
        },
      }),
    );
    await page.getByRole('main').getByRole('link', { name: texts.home.browseListings }).first().click();
    await page.getByText(texts.listings.emptyUnfiltered).waitFor();
  });

  journey('a minimum price above the maximum shows an error and sends no request', async ({ visit }) => {
    const { page } = await visit();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/v1\/listings\?/.test(request.url())) asked.push(request.url());
    });
    await open(page, '/listings?min_price=50&max_price=20');
    await page
      .getByRole('main')
      .getByRole('status')
      .or(page.getByRole('main').getByRole('alert'))
      .getByText(texts.listings.priceRangeInvalid)
      .waitFor();
    expect(asked).toEqual([]);
    expect(new URL(page.url()).search).toBe('?min_price=50&max_price=20');
  });

  journey(
    'a photo does not come: the card and the page say so and keep their place',
    async ({ visit, origin }) => {
      const { page } = await visit({ expects: forced });
      const listing = await listingTitled(origin, 'Oak table with two walnut chairs');
      await page.route(/\/images\//, (route) => route.fulfill({ status: 404 }));
      await open(page, '/listings?q=walnut');
      await cards(page).first().getByText(texts.common.noImage).waitFor();
      await open(page, `/listings/${listing.id}`);
      await page
        .getByRole('region', { name: texts.listingForm.images })
        .getByText(texts.common.noImage)
        .first()
        .waitFor();
    },
  );

  journey('related listings and the view count fail in silence', async ({ visit, origin }) => {
    const { page, notices } = await visit({ expects: forced });
    notices.allow(/view/i);
    const listing = await listingTitled(origin, 'Turntable in a wooden case, new belt');
    await open(page, '/listings?q=turntable');
    await broken(page, /\/categories\/[^/]+\/listings/);
    await broken(page, /\/view$/);
    const viewed = page.waitForResponse(/\/view$/);
    await page.getByRole('link', { name: listing.title }).click();
    await seeHeading(page, listing.title);
    await viewed;
    expect(await page.getByRole('heading', { name: texts.listing.related }).count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  journey('a page that does not exist, met inside the app', async ({ visit }) => {
    const { page } = await visit({ expects: forced });
    await open(page, '/nowhere');
    await seeHeading(page, texts.navigation.pageNotFound);
    await page.getByRole('main').getByRole('link').first().click();
    await page.getByRole('main').waitFor();
    expect(new URL(page.url()).pathname).not.toBe('/nowhere');
  });
});
