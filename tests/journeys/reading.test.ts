import { texts } from '@porchlight/domain';
import { describe, expect } from 'vitest';
import { expectReadableColors } from './support/accessibility.ts';
import { findListings, listingTitled } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { open, seeHeading } from './support/steps.ts';

describe('reading a listing', () => {
  journey(
    'with many photos: forwards, backwards and around, by mouse and by keyboard',
    async ({ visit, origin }) => {
      const { page } = await visit();
      const listing = await listingTitled(origin, 'Small house with a yard, two bedrooms');
      await open(page, `/listings/${listing.id}`);
      const gallery = page.getByRole('region', { name: texts.listingForm.images });
      const counter = (position: number) =>
        gallery.getByText(texts.listing.imageCounter(position, 5), { exact: true });
      await counter(1).waitFor();
      await gallery
        .getByRole('img', { name: 'A small white house with a red roof and window boxes' })
        .waitFor();
      await gallery.getByRole('button', { name: 'Previous photo' }).click();
      await counter(5).waitFor();
      await gallery.getByRole('img', { name: 'The gable with its round window' }).waitFor();
      await gallery.getByRole('button', { name: 'Next photo' }).click();
      await counter(1).waitFor();
      await page.keyboard.press('ArrowRight');
      await counter(2).waitFor();
      await gallery.getByRole('button', { name: 'Show photo 4 of 5' }).click();
      await counter(4).waitFor();
      await gallery.getByRole('img', { name: 'The red roof and the chimney' }).waitFor();
      await page.keyboard.press('Home');
      await counter(1).waitFor();
    },
  );

  journey('with one photo: no arrows and no thumbnails', async ({ visit, origin }) => {
    const { page } = await visit();
    const listing = await listingTitled(origin, 'Snake plant, hard to kill, I have tried');
    await open(page, `/listings/${listing.id}`);
    const gallery = page.getByRole('region', { name: texts.listingForm.images });
    await gallery.getByRole('img', { name: 'A snake plant in a speckled white pot' }).waitFor();
    // The button that enlarges it.
    expect(await gallery.getByRole('button').count()).toBe(1);
    const loaded = await gallery
      .getByRole('img')
      .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
    expect(loaded).toBe(true);
  });

  journey('without a photo: it says so', async ({ visit, origin }) => {
    const { page } = await visit();
    const listing = await listingTitled(origin, "Long down coat, women's L, dark blue");
    await open(page, `/listings/${listing.id}`);
    await page.getByText(texts.listing.noImages).waitFor();
  });

  journey('all that a visitor may know about it, and nothing else', async ({ visit, origin }) => {
    const { page } = await visit();
    const listing = await listingTitled(origin, 'Oak table with two walnut chairs');
    await open(page, `/listings/${listing.id}`);
    const main = page.getByRole('main');
    await main.getByText('$240 (obo)').first().waitFor();
    await main.getByText(texts.listing.featured, { exact: true }).first().waitFor();
    await main.getByText('Austin, TX').first().waitFor();
    await main.getByText('Ana Sousa').waitFor();
    await main.getByText(texts.listing.verified, { exact: true }).first().waitFor();
    await main.getByText(/^Member since /).waitFor();
    await main.getByRole('heading', { name: texts.listing.related }).waitFor();
    expect(await page.content()).not.toContain('555-0142');
    expect(await page.content()).not.toContain('ana@');

    const target = (name: string) => main.getByRole('link', { name }).getAttribute('href');
    const returnTo = encodeURIComponent(`/listings/${listing.id}`);
    expect(await target(texts.listing.loginToMessage)).toBe(`/login?returnTo=${returnTo}`);
    expect(await target(texts.listing.loginToSave)).toBe(`/login?returnTo=${returnTo}`);
  });

  journey('on paper: the listing alone, dark on light even in the dark theme', async ({ visit, origin }) => {
    const { page } = await visit();
    const listing = await listingTitled(origin, 'Oak table with two walnut chairs');
    await open(page, `/listings/${listing.id}`);
    await page.getByLabel('Appearance').selectOption({ label: 'Dark' });
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await ground();

    await page.emulateMedia({ media: 'print' });
    expect(await ground()).not.toBe(dark);
    await expectReadableColors(page);
    await seeHeading(page, listing.title);
    for (const words of ['$240 (obo)', texts.listing.description, 'Ana Sousa'])
      expect(await page.getByText(words, { exact: true }).first().isVisible(), words).toBe(true);
    for (const role of ['navigation', 'button', 'searchbox', 'contentinfo'] as const)
      expect(await page.getByRole(role).count(), role).toBe(0);
  });

  journey('paragraphs stay paragraphs, and a very long title stays inside', async ({ visit, origin }) => {
    const { page } = await visit({ width: 360, height: 740 });
    const { listings } = await findListings(origin, { sort_by: 'price', sort_order: 'desc' });
    const barn = listings.find((listing) => Number(listing.price) > 900_000);
    await open(page, `/listings/${barn?.id ?? ''}`);
    await page.getByRole('main').getByText('$1,000,000 (obo)').first().waitFor();
    const paragraph = page.getByText('Write first, say a little about yourself');
    expect(
      (await paragraph.evaluate((element) => getComputedStyle(element).whiteSpace)).startsWith('pre'),
    ).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  journey('a sold one has a badge and no buttons', async ({ visit, origin }) => {
    const { page } = await visit();
    const listing = await listingTitled(origin, 'Wooden speaker, just serviced', 'sold');
    await open(page, `/listings/${listing.id}`);
    await page.getByRole('main').getByText('Sold', { exact: true }).first().waitFor();
    expect(await page.getByText(texts.listing.loginToMessage).count()).toBe(0);
    expect(await page.getByText(texts.listing.loginToSave).count()).toBe(0);
  });

  journey(
    'a right-to-left name and a price under fifty cents display correctly',
    async ({ visit, origin }) => {
      const { page } = await visit();
      const rtl = await listingTitled(origin, '27 inch monitor, 1440p, one dead pixel');
      await open(page, `/listings/${rtl.id}`);
      await page.getByText('ليلى حداد').waitFor();
      const cheap = await listingTitled(origin, 'One bookmark, hand-cut leather, price of a stamp');
      await open(page, `/listings/${cheap.id}`);
      await page.getByRole('main').getByText(texts.common.underOneDollar).first().waitFor();
    },
  );

  journey('is counted once, after two seconds', async ({ visit, origin }) => {
    const { page } = await visit();
    const listing = await listingTitled(origin, 'Teal table lamp with cream shade');
    const counted = page.waitForResponse((response) =>
      response.url().endsWith(`/listings/${listing.id}/view`),
    );
    await open(page, `/listings/${listing.id}`);
    expect((await counted).status()).toBe(200);
    const after = await listingTitled(origin, listing.title);
    expect(after.view_count).toBe(listing.view_count + 1);

    let counts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/view')) counts += 1;
    });
    await page.clock.install();
    await page.reload();
    await seeHeading(page, listing.title);
    await page.clock.runFor(5000);
    expect(counts).toBe(0);
  });
});
