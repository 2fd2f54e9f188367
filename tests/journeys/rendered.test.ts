import { brand, texts } from '@porchlight/domain';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { listingTitled } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { holdBack, slowly } from './support/line.ts';
import { accountMenu, newcomer, password } from './support/people.ts';
import { expectParams, open, openFilters } from './support/steps.ts';

const chairs = 'Oak table with two walnut chairs';

describe('a page before any script has run', () => {
  journey('listings can be read, searched and paged without scripts', async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/listings');
    await page.getByRole('heading', { level: 1, name: new RegExp(texts.listings.title) }).waitFor();
    expect(await page.getByRole('article').count()).toBe(20);

    await page.getByRole('main').getByRole('search').getByRole('textbox').fill('walnut chairs');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/listings\?.*q=walnut\+chairs/);
    await page.getByRole('link', { name: chairs }).click();
    await page.getByRole('heading', { level: 1, name: chairs }).waitFor();
    await page.getByText('The legs come off with the wrench I will give you.').waitFor();

    await page.goto('/listings');
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL(/page=2/);
    await openFilters(page);
    await page.locator('details').getByLabel('Sort by').selectOption('Price');
    await page.locator('details').getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/sort=price/);
    expect(await page.getByRole('article').count()).toBe(20);

    // A page past the end redirects to the last one.
    await page.goto('/listings?page=999');
    expect(new URL(page.url()).searchParams.get('page')).toMatch(/^[1-9]\d?$/);
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  });

  journey('text typed before the scripts load is kept', async ({ visit }) => {
    const { page } = await visit();
    const form = page.getByRole('form', { name: texts.contact.title });
    const field = (name: string) => form.getByRole('textbox', { name: new RegExp(`^${name}`) });
    await slowly(page, '/contact', async () => {
      await field(texts.contact.name).fill('Early Edwin');
      await field(texts.contact.message).fill('The page was not there yet.');
    });
    await field(texts.contact.subject).fill('Slow line');
    expect(await field(texts.contact.name).inputValue()).toBe('Early Edwin');
    expect(await field(texts.contact.message).inputValue()).toBe('The page was not there yet.');

    const searchForm = page.getByRole('main').getByRole('search');
    await slowly(page, '/search', async () => {
      await searchForm.getByLabel('Keywords').fill('desk');
      await searchForm.getByLabel(texts.listings.category).selectOption('Furniture');
    });
    await searchForm.getByLabel(texts.listings.maxPrice).fill('900');
    expect(await searchForm.getByLabel('Keywords').inputValue()).toBe('desk');
    await searchForm.getByRole('button', { name: 'Search listings' }).click();
    await page.waitForURL(/\/listings\?.*category=furniture/);

    const search = page.getByRole('main').getByRole('search').getByRole('textbox');
    await slowly(page, '/', () => search.pressSequentially('walnut chais'));
    // The caret stays where it was.
    for (const key of ['ArrowLeft', 'r', 'Enter']) await page.keyboard.press(key);

    await page.waitForURL(/\/listings\?.*q=walnut\+chairs/);
  });

  journey('choices and clicks before the scripts load take effect when they do', async ({ visit }) => {
    const { page } = await visit();
    const filters = page.locator('details');
    await slowly(page, '/listings?q=a', async () => {
      await openFilters(page);
      await filters.getByLabel(texts.listings.withPhotos).check();
      await filters.getByLabel(texts.listings.minPrice).fill('10');
      await filters.getByLabel(texts.listings.location).fill('Austin');
      await filters.getByLabel(texts.listings.category).selectOption('furniture');
      await page.getByLabel('Appearance').selectOption('Dark');
    });
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await page.waitForURL(/category=furniture/);
    await filters.getByLabel(texts.listings.maxPrice).fill('900');
    await page.keyboard.press('Enter');
    await page.waitForURL(/max_price=900/);
    expectParams(page, {
      q: 'a',
      category: 'furniture',
      location: 'Austin',
      with_photos: 'true',
      min_price: '10',
      max_price: '900',
    });

    await page.setViewportSize({ width: 390, height: 800 });
    const menu = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
    await slowly(page, '/', () => menu.click());
    await page.getByRole('dialog').getByRole('link', { name: texts.navigation.signIn }).click();
    await page.waitForURL('**/login');
  });

  journey('a choice made before the session is restored stays', async ({ visit }) => {
    const { page } = await visit({ as: await newcomer('Early Erin') });
    const form = page.getByRole('form', { name: texts.report.title });
    const type = form.getByLabel(new RegExp(`^${texts.report.labels.report_type}`));
    await slowly(page, '/report', async () => void (await type.selectOption(texts.report.typeLabels.scam)));
    const name = form.getByLabel(new RegExp(`^${texts.report.labels.reporter_name}`));
    await expect.poll(() => name.inputValue()).toBe('Early Erin');
    expect(await type.inputValue()).toBe('scam');
  });

  journey('a form submitted before the scripts load is sent once they do, once', async ({ visit }) => {
    const person = await newcomer('Early Ella');
    const { page } = await visit();
    const main = page.getByRole('main');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
    });
    await slowly(page, '/login?returnTo=%2Fmessages', async () => {
      await page.getByLabel('Email', { exact: true }).fill(person.user.email);
      await page.getByLabel('Password', { exact: true }).fill('Not the password');
      await page.keyboard.press('Enter');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
    });
    await page.waitForURL('**/messages');
    await accountMenu(page, person.user.name).waitFor();
    expect(asked).toEqual(['/api/v1/auth/login']);

    await slowly(page, '/cookies', async () => {
      await main.getByRole('switch', { name: 'Marketing' }).click();
      await main.getByRole('switch', { name: 'Performance' }).click();
      await main.getByRole('button', { name: 'Save' }).click();
    });
    await page.getByRole('alertdialog').getByText(texts.cookies.saved).waitFor();
    await page.keyboard.press('Escape');
    expect(await main.getByRole('switch', { name: 'Marketing' }).isChecked()).toBe(true);
    expect(await main.getByRole('switch', { name: 'Performance' }).isChecked()).toBe(false);
  });

  journey('a protected page shows title and skeleton before its scripts load', async ({ visit }) => {
    const person = await newcomer('Early Eve');
    const { page } = await visit({ as: person });
    const main = page.getByRole('main');
    const find = main.getByRole('searchbox', { name: 'Search conversations' });
    await slowly(page, '/messages', async () => {
      await main.getByRole('heading', { level: 1, name: texts.messages.title }).waitFor();
      await main.locator('[aria-busy="true"]').waitFor();
      await page.getByRole('banner').getByRole('link', { name: brand.name }).waitFor();
      expect(await page.getByRole('link', { name: texts.navigation.signIn }).count()).toBe(0);
      await find.fill('lamp');
    });
    await accountMenu(page, person.user.name).waitFor();
    await main.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    expect(await find.inputValue()).toBe('lamp');

    const id = '0197aaaa-0000-7000-8000-000000000000';
    const others = [
      '/create-listing',
      `/listings/${id}/edit`,
      '/profile',
      '/my-listings',
      '/admin',
      `/admin/cases/${id}`,
    ];
    for (const path of others) expect((await page.request.get(path)).status(), path).toBe(200);

    const { page: visitors } = await visit();
    await slowly(visitors, '/create-listing', () =>
      visitors.getByRole('heading', { level: 1, name: texts.listingForm.createTitle }).waitFor(),
    );
    await visitors.waitForURL('**/login?returnTo=%2Fcreate-listing');
    await visitors.getByLabel('Password', { exact: true }).waitFor();
  });

  journey('if the scripts fail to load, a submit reloads the page', async ({ visit }) => {
    const { page } = await visit({ expects: [/ERR_FAILED/] });
    const fail = await holdBack(page, /\/assets\/.*\.js$/, 'abort');
    await page.goto('/forgot-password', { waitUntil: 'commit' });
    const email = page.getByLabel('Email', { exact: true });
    await email.fill('early@porchlight.test');
    await page.keyboard.press('Enter');
    expect(await email.inputValue()).toBe('early@porchlight.test');
    const again = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.method() === 'GET',
    );
    fail();
    await again;
    await page.unrouteAll({ behavior: 'wait' });
  });

  journey('a listing has metadata for search engines and for sharing', async ({ visit, origin }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    const listing = await listingTitled(origin, chairs);
    const response = await page.goto(`/listings/${listing.id}`);
    expect(response?.status()).toBe(200);
    expect(await page.title()).toBe(`${chairs} · ${brand.name}`);

    const address = `${origin}/listings/${listing.id}`;
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address);
    const property = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await property('og:title')).toBe(chairs);
    expect(await property('og:url')).toBe(address);
    expect(await property('og:description')).toContain('Austin, TX');
    const image = await property('og:image');
    expect((await page.request.get(image ?? '')).headers()['content-type']).toMatch(/^image\//);

    const data: unknown = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(data).toMatchObject({
      '@type': 'Product',
      name: chairs,
      offers: { price: Number(listing.price).toFixed(2), priceCurrency: 'USD' },
    });
  });

  journey(
    'every public page has a unique title, one main heading and a canonical URL',
    async ({ visit, origin }) => {
      const { page } = await visit({ javaScriptEnabled: false });
      const titles = new Set<string>();
      const pages = ['/', '/categories', '/listings', '/search'];
      for (const path of pages) {
        await page.goto(path);
        titles.add(await page.title());
        expect(await page.locator('link[rel=canonical]').getAttribute('href'), path).toBe(`${origin}${path}`);
        expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
      }
      expect(titles.size).toBe(pages.length);
    },
  );

  journey('a page that needs a session says so', async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: /needs JavaScript/ }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    await page.getByRole('link', { name: texts.listing.browseAll }).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(texts.listings.title) }).waitFor();
  });

  journey('a form submitted without scripts puts nothing into the address', async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/login');
    expect(await page.locator('form').innerText()).toContain('This form needs JavaScript.');
    await page.getByLabel('Email').fill('ana@porchlight.test');
    await page.getByLabel('Password', { exact: true }).fill('Porchlight1');
    const again = page.waitForResponse((answer) => answer.url().endsWith('/login') && answer.ok());
    await page.keyboard.press('Enter');
    // The page loads again instead of an API error.
    await again;
    await page.getByRole('button', { name: texts.navigation.signIn }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  journey('a missing page responds with a readable 404', async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false, expects: [/status of 404/] });
    const missing = await page.goto('/no/such/page');
    expect(missing?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: texts.navigation.pageNotFound }).waitFor();

    const gone = await page.goto('/listings/0197aaaa-0000-7000-8000-000000000000');
    expect(gone?.status()).toBe(404);
    await page.getByRole('heading', { name: texts.listing.notFoundTitle }).waitFor();
    await page.getByRole('link', { name: texts.listing.browseAll }).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(texts.listings.title) }).waitFor();
  });

  journey('the sitemap lists the listings, and robots.txt names the sitemap', async ({ visit, origin }) => {
    const { page } = await visit();
    const robots = await (await page.request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(await (await page.request.get('/sitemap.xml')).text()).toContain(
      `<loc>${origin}/sitemap-listings.xml</loc>`,
    );
    const sitemap = await (await page.request.get('/sitemap-listings.xml')).text();
    const listing = await listingTitled(origin, chairs);
    expect(sitemap).toContain(`<loc>${origin}/listings/${listing.id}</loc>`);
  });
});

// Each has a unit test as well, which would pass if the build left it out.
describe('the build includes', () => {
  /** Drops something on the page; returns whether the browser's default was prevented. */
  const drop = (page: Page, isFile: boolean) =>
    page.evaluate((dropsFile) => {
      const dataTransfer = new DataTransfer();
      if (dropsFile) dataTransfer.items.add(new File(['text'], 'photo.txt', { type: 'text/plain' }));
      else dataTransfer.setData('text/plain', 'text');
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    }, isFile);

  journey('its guards: dropped files, recorded events, malformed addresses', async ({ visit }) => {
    const { page } = await visit({ expects: [/status of 404/] });
    await open(page, '/help');
    await expect.poll(() => drop(page, true)).toBe(true);
    expect(await drop(page, false)).toBe(false);
    expect(await page.evaluate(() => [window.onclick, window.oninput, window.onsubmit])).toEqual([
      null,
      null,
      null,
    ]);
    // A router warning about the undecodable path would fail this visit.
    for (const path of ['/listings/%ff', '/%E0%A4%A']) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
  });

  journey('the indexing rule for search engines', async ({ origin }) => {
    const headOf = async (path: string) => (await (await fetch(origin + path)).text()).split('</head>', 1)[0];
    const planted = await headOf('/listings?q=table+or+pillsevilexample');
    expect(planted).toContain('<meta name="robots" content="noindex">');
    expect(planted).not.toMatch(/canonical|content="[^"]*pillsevilexample/);
    expect(await headOf('/listings?category=furniture')).toContain(
      `<link rel="canonical" href="${origin}/listings?category=furniture">`,
    );
  });
});
