import { texts } from '@porchlight/domain';
import type { Locator } from 'playwright';
import { describe, expect } from 'vitest';
import { findListings } from './support/demo.ts';
import { journey } from './support/journey.ts';
import {
  cardAddresses,
  cards,
  chooseInMenu,
  expectParams,
  open,
  openFilters,
  seeHeading,
} from './support/steps.ts';

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

  journey('by a click anywhere on a tile or card, not only on its text', async ({ visit }) => {
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
    await seeHeading(page, 'For Sale');
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
    await seeHeading(page, '“walnut chairs”');
    await cards(page).first().getByRole('link', { name: chairs }).waitFor();
  });

  journey('by a suggestion on any page, which the home page remembers', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/help');
    const banner = page.getByRole('banner');
    const field = banner.getByRole('search').locator('input');
    await field.pressSequentially('walnut ch');
    await banner.getByRole('option').filter({ hasText: 'walnut chairs' }).first().waitFor();
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL(/\/listings\?q=walnut\+chairs/);
    await cards(page).first().getByRole('link', { name: chairs }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: texts.navigation.home }).first().click();
    await page.getByRole('main').getByRole('search').locator('input').click();
    await page.getByRole('option', { name: 'walnut chairs' }).click();
    await page.waitForURL(/\/listings\?q=walnut\+chairs/);
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
    for (const card of await cards(page).all()) expect(await card.textContent()).toMatch(/Austin/);

    await page.getByRole('button', { name: texts.listings.clearFilters }).click();
    await page.waitForURL(/\/listings$/);
    await page.getByText(/ to 20 of /).waitFor();

    await page.goBack();
    await page.getByText(texts.listings.count(pagination.total), { exact: true }).waitFor();
    expectParams(page, { location: 'Austin', min_price: '100', max_price: '300' });

    // With a distance, the search is around the place.
    await page.getByLabel(texts.listings.location).hover();
    await page.getByLabel('Within', { exact: true }).selectOption('50 miles');
    await page.waitForURL(/radius=50/);
    expectParams(page, { near: 'Austin', radius: '50', min_price: '100', max_price: '300' });
    await page.getByRole('button', { name: 'Austin, TX · 50 mi, change place' }).waitFor();
  });

  journey(
    'with photos, posted recently, without one seller, each filter removed by itself',
    async ({ visit, origin }) => {
      const { page } = await visit();
      await open(page, '/listings?q=chair');
      await openFilters(page);
      // Filters are in the address, and their fields show it.
      await page.getByLabel(texts.listings.withPhotos).click();
      await page.waitForURL(/with_photos/);
      await page.getByLabel(texts.listings.postedWithin).selectOption('30');
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.waitForURL(/posted_within=30/);
      await seeHeading(page, '“chair” with photos posted within 30 days');
      const asked = { query: 'chair', with_photos: 'true', posted_within: '30' };
      const { listings } = await findListings(origin, asked);
      await expect.poll(() => cards(page).count()).toBe(listings.length);
      expect(listings.every(({ images }) => images.length > 0)).toBe(true);

      const [address] = await cardAddresses(page);
      const first = listings.find(({ id }) => address?.endsWith(id));
      await cards(page).first().getByRole('heading').getByRole('link').click();
      await chooseInMenu(page, 'Seller options', 'Hide this seller’s listings');
      await page.waitForURL(/without_sellers=/);
      const left = await findListings(origin, { ...asked, without_sellers: first?.user_id ?? '' });
      expect(left.listings.length).toBeLessThan(listings.length);
      await expect.poll(() => cards(page).count()).toBe(left.listings.length);

      const filters = page.getByRole('list', { name: 'Active filters' });
      await filters.getByRole('button', { name: /Without .+ listings/ }).click();
      await expect.poll(() => cards(page).count()).toBe(listings.length);
      for (const chip of [/with photos/, /posted within/]) {
        await filters.getByRole('button', { name: chip }).click();
        await filters.getByRole('button', { name: chip }).waitFor({ state: 'detached' });
      }
      expectParams(page, { q: 'chair' });
    },
  );

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

  journey('near a place: from Seattle, listings in Tacoma with their distance', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/listings?q=gutters&near=Seatle&radius=50&sort=distance');
    await page.getByRole('button', { name: 'Seattle, WA · 50 mi, change place' }).waitFor();
    await cards(page).filter({ hasText: '25 mi away' }).first().waitFor();
    await page.getByRole('button', { name: 'Remove place' }).click();
    await page.waitForURL((url) => !url.search.includes('near'));
    expect(await page.evaluate(() => localStorage.getItem('near'))).toBeNull();
    // Choosing a place applies it, and closes the sheet.
    await page.getByRole('main').getByRole('button', { name: 'Choose a place' }).click();
    const sheet = page.getByRole('dialog', { name: 'Where are you looking?' });
    await sheet.getByRole('combobox', { name: 'Location' }).fill('Tacoma');
    await sheet.getByRole('option', { name: /^Tacoma, WA/ }).click();
    await page.waitForURL(/near=Tacoma/);
    await sheet.waitFor({ state: 'hidden' });
  });

  journey('cheapest first, the order named after what is sorted', async ({ visit }) => {
    const { page } = await visit();
    await open(page, '/listings?category=furniture');
    const cheapest = `${texts.listings.sortLabels.price}: ${texts.listings.orderLabels.price.asc}`;
    await page.getByLabel('What comes first').selectOption({ label: cheapest });
    await page.waitForURL(/sort=price&order=asc/);
    await cards(page).first().getByRole('link', { name: 'One ladder-back chair' }).waitFor();
  });
});
