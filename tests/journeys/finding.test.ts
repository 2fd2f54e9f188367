import { texts } from '@porchlight/domain';
import type { Locator } from 'playwright';
import { describe, expect } from 'vitest';
import { findListings } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { cards, expectParams, open, openFilters, seeHeading } from './support/steps.ts';

const chairs = 'Oak table with two walnut chairs';

describe('finding a listing from the home page', () => {
  journey('by category, from the group to the subcategory to the listing', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/');
    await page.getByRole('link', { name: texts.navigation.categories }).first().click();
    await seeHeading(page, texts.categories.title);
    await page.getByRole('main').getByRole('link', { name: 'Furniture' }).click();
    await page.waitForURL(/category=furniture/);
    await page.getByRole('link', { name: chairs }).click();
    await seeHeading(page, chairs);

    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await trail.getByRole('link', { name: 'Furniture' }).click();
    await page.waitForURL(/\/listings\?category=furniture$/);
    await page.getByRole('link', { name: chairs }).waitFor();
  });

  journey('by the whole of a tile and of a card, not by their words alone', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/');
    const corner = async (target: Locator): Promise<void> => {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 6, (box?.y ?? 0) + (box?.height ?? 0) - 6);
    };
    const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: 'For Sale' });
    await corner(tile);
    await page.waitForURL(/\/listings\?mainCategory=for-sale$/);
    await seeHeading(page, texts.listings.title);
    await corner(cards(page).first());
    await page.waitForURL(/\/listings\/[^/]+$/);
  });

  journey('by a popular category, whose tile tells how many there are', async ({ visit, origin }) => {
    const { page } = await visit();
    await open(page, '/');
    const tile = page.getByRole('main').getByRole('link', { name: 'For Sale' });
    const { pagination } = await findListings(origin, { category_id: 'for-sale' });
    expect(pagination.total).toBeGreaterThan(50);
    await page.getByRole('main').getByText(texts.listings.count(pagination.total), { exact: true }).waitFor();
    await tile.click();
    await page.waitForURL(/mainCategory=for-sale/);
    await page.getByText(texts.listings.count(pagination.total), { exact: true }).waitFor();
  });

  journey('by words, even with a slip of the finger', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/');
    await page.getByRole('main').getByRole('search').getByRole('textbox').fill('  walnt chairs ');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/listings\?q=walnt\+chairs&sort=relevance$/);
    await seeHeading(page, texts.listings.title);
    await cards(page).first().getByRole('link', { name: chairs }).waitFor();
  });

  journey('by price and place, to everything, and back', async ({ visit, origin }) => {
    const { page } = await visit();
    await open(page, '/listings');
    await openFilters(page);
    await page.getByLabel(texts.listings.location).fill('Austin');
    await page.getByLabel(texts.listings.minPrice).fill('100');
    await page.getByLabel(texts.listings.maxPrice).fill('300');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/max_price=300/);
    expectParams(page, { location: 'Austin', min_price: '100', max_price: '300' });

    const { pagination } = await findListings(origin, {
      location: 'Austin',
      min_price: '100',
      max_price: '300',
    });
    await page.getByText(texts.listings.count(pagination.total), { exact: true }).waitFor();
    expect(await cards(page).count()).toBe(pagination.total);
    for (const card of await cards(page).all()) expect(await card.textContent()).toContain('Austin, TX');

    await page.getByRole('button', { name: texts.listings.clearFilters }).click();
    await page.waitForURL(/\/listings$/);
    await page.getByText(/ to 20 of /).waitFor();

    await page.goBack();
    await page.getByText(texts.listings.count(pagination.total), { exact: true }).waitFor();
    expectParams(page, { location: 'Austin', min_price: '100', max_price: '300' });
  });

  journey('by ZIP code and by state', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/listings?location=TX&limit=100');
    const places = await cards(page).allTextContents();
    expect(places.length).toBeGreaterThan(10);
    expect(places.filter((text) => !text.includes(', TX'))).toEqual([]);
    await open(page, '/listings?location=78701');
    await cards(page).first().waitFor();
    expect((await cards(page).allTextContents()).every((text) => text.includes('Austin, TX'))).toBe(true);
  });

  journey('cheapest first, the order named after what is sorted', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/listings?category=furniture');
    await openFilters(page);
    await page.getByLabel(texts.listings.sortBy).selectOption({ label: texts.listings.sortLabels.price });
    await page.getByLabel(texts.listings.order).selectOption({ label: texts.listings.orderLabels.price.asc });
    await page.waitForURL(/sort=price&order=asc/);
    await cards(page).first().getByRole('link', { name: 'One ladder-back chair' }).waitFor();
  });
});
