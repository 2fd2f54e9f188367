import { brand, texts } from '@porchlight/domain';
import { describe, expect } from 'vitest';
import { listingTitled } from './support/demo.ts';
import { journey } from './support/journey.ts';

const desk = 'Walnut desk with two drawers';

describe('a page before any script has run', () => {
  journey('the listings can be read, searched and paged with scripts off', async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/listings');
    await page.getByRole('heading', { level: 1, name: new RegExp(texts.listings.title) }).waitFor();
    expect(await page.getByRole('article').count()).toBe(20);

    await page.getByRole('main').getByRole('search').getByRole('textbox').fill('walnut desk');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/listings\?.*q=walnut\+desk/);
    await page.getByRole('link', { name: desk }).click();
    await page.getByRole('heading', { level: 1, name: desk }).waitFor();
    await page.getByText('The legs come off with the wrench I will give you.').waitFor();
  });

  journey(
    'a listing says what it is to search engines and to people who share it',
    async ({ visit, origin }) => {
      const { page } = await visit({ javaScriptEnabled: false });
      const listing = await listingTitled(origin, desk);
      const response = await page.goto(`/listings/${listing.id}`);
      expect(response?.status()).toBe(200);
      expect(await page.title()).toBe(`${desk} · ${brand.name}`);

      const address = `${origin}/listings/${listing.id}`;
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address);
      const property = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
      expect(await property('og:title')).toBe(desk);
      expect(await property('og:url')).toBe(address);
      expect(await property('og:description')).toContain('Austin, TX');
      const image = await property('og:image');
      expect((await page.request.get(image ?? '')).headers()['content-type']).toMatch(/^image\//);

      const data: unknown = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
      );
      expect(data).toMatchObject({
        '@type': 'Product',
        name: desk,
        offers: { price: Number(listing.price).toFixed(2), priceCurrency: 'USD' },
      });
    },
  );

  journey(
    'every public page has a title of its own, one main heading and a canonical address',
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

  journey('what does not exist answers 404, readable', async ({ visit }) => {
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

  journey('the sitemap names the listings and robots names the sitemap', async ({ visit, origin }) => {
    const { page } = await visit();
    const robots = await (await page.request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    const listing = await listingTitled(origin, desk);
    expect(sitemap).toContain(`<loc>${origin}/listings/${listing.id}</loc>`);
  });
});
