import { texts, type Listing } from '@porchlight/domain';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { findListings, listingTitled } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { demoPerson, newcomer, signIn } from './support/people.ts';
import { demoPhoto, phonePhoto, renamedDrawing, tooLargePhoto } from './support/photos.ts';
import { open, seeHeading } from './support/steps.ts';

const words = texts.listingForm;
/** The browser reports a failed answer by itself, and the form its failed call: both are logged only. */
const forced = [/Failed to load resource/, /^error: listing form: a call failed/];
const form = (page: Page) => page.getByRole('form');
const publish = (page: Page) => form(page).getByRole('button', { name: words.createAction });
const chooser = (page: Page) => form(page).locator('input[type=file]');

/** Fills everything but photos. */
async function fillIn(page: Page, title: string): Promise<void> {
  await form(page).getByLabel(words.title).fill(title);
  await form(page).getByRole('radio', { name: 'For Sale' }).check();
  await form(page).getByLabel(words.subCategory).selectOption({ label: 'Furniture' });
  await form(page).getByLabel(words.description).fill('Oak, three drawers.\n\nOne handle is loose.');
  await form(page).getByLabel(words.priceType).selectOption({ label: words.priceTypeLabels.negotiable });
  await form(page).getByLabel(words.price, { exact: true }).fill('45.50');
  const place = form(page).getByRole('combobox', { name: words.location });
  await place.fill('Duluth');
  await page
    .getByRole('option', { name: /Duluth, MN/ })
    .first()
    .click();
}

async function listingAt(page: Page, origin: string): Promise<Listing> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const response = await fetch(`${origin}/api/v1/listings/${id}`);
  const body = (await response.json()) as { data: Listing };
  return body.data;
}

describe('writing a listing', () => {
  journey('once, with a photo from a phone, to its page two seconds later', async ({ visit, origin }) => {
    const person = await newcomer('Selling Sol');
    const { page } = await visit({ as: person });
    await open(page, '/create-listing');
    await form(page).getByLabel(words.contactEmail).waitFor();
    expect(await form(page).getByLabel(words.contactEmail).inputValue()).toBe(person.user.email);
    await fillIn(page, 'Chest of drawers from a first flat');
    await chooser(page).setInputFiles([await phonePhoto(page), await demoPhoto('furniture-5')]);
    await publish(page).click();
    await page.getByRole('alertdialog', { name: words.createdTitle }).waitFor();
    await page.waitForURL(/\/listings\/[^/]+$/);
    await seeHeading(page, 'Chest of drawers from a first flat');
    await page.getByRole('main').getByText('$46 (obo)').first().waitFor();

    const listing = await listingAt(page, origin);
    expect(listing.images).toHaveLength(2);
    const [photo] = listing.images;
    const bytes = Buffer.from(await (await fetch(new URL(photo?.original_url ?? '', origin))).arrayBuffer());
    expect(bytes.includes('Exif')).toBe(false);
    expect(photo?.height).toBeGreaterThan(photo?.width ?? 0);
    expect(photo?.height).toBeLessThanOrEqual(1080);
  });

  journey('what is missing is said at the field, in a summary, and by the focus', async ({ visit }) => {
    const { page } = await visit({ as: await newcomer('Hasty Hal') });
    await open(page, '/create-listing');
    await publish(page).click();
    for (const text of [words.titleMin, words.descriptionMin, words.categoryRequired, words.locationRequired])
      await page.getByText(text).first().waitFor();
    expect(await form(page).getByLabel(words.title).getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);

    await form(page).getByLabel(words.priceType).selectOption({ label: words.priceTypeLabels.free });
    expect(await form(page).getByLabel(words.price, { exact: true }).isDisabled()).toBe(true);
    await form(page).getByLabel(words.priceType).selectOption({ label: words.priceTypeLabels.fixed });
    await form(page).getByLabel(words.price, { exact: true }).fill('1000000');
    await publish(page).click();
    await page.getByText(words.priceMax).first().waitFor();

    const place = form(page).getByRole('combobox', { name: words.location });
    await place.fill('qqqqqq');
    await page.getByText(texts.location.empty).first().waitFor();
  });

  journey('files that are no photos, or too large, or too many', async ({ visit }) => {
    const { page } = await visit({ as: await newcomer('Shutter Shu') });
    await open(page, '/create-listing');
    await chooser(page).setInputFiles([renamedDrawing]);
    await page.getByText(texts.images.typesInvalid).first().waitFor();
    await chooser(page).setInputFiles([tooLargePhoto()]);
    await page.getByText(texts.images.tooLarge).first().waitFor();
    const names = ['furniture-1', 'furniture-2', 'furniture-3', 'furniture-4', 'furniture-5', 'furniture-6'];
    await chooser(page).setInputFiles(await Promise.all(names.map(demoPhoto)));
    await page.getByText(texts.images.tooMany(5)).first().waitFor();
  });

  journey('an attempt that fails can be tried again and makes one listing', async ({ visit, origin }) => {
    const { page } = await visit({
      as: await newcomer('Retrying Ray'),
      expects: forced,
    });
    await open(page, '/create-listing');
    await fillIn(page, 'Bench that was posted twice, nearly');
    // The first answer is lost on the way back: the server has the listing, the person does not know.
    await page.route(
      (url) => url.pathname === '/api/v1/listings',
      async (route) => {
        await route.fetch();
        await route.fulfill({ status: 502, json: {} });
      },
      { times: 1 },
    );
    await publish(page).click();
    const dialog = page.getByRole('alertdialog', { name: words.createFailedTitle });
    await dialog.getByText(words.failedText).waitFor();
    await dialog.getByRole('button', { name: words.tryAgain }).click();
    await page.getByRole('alertdialog', { name: words.createdTitle }).waitFor();
    const { listings } = await findListings(origin, { query: 'bench posted twice nearly' });
    expect(listings.filter(({ title }) => title.startsWith('Bench that was posted twice'))).toHaveLength(1);
  });

  journey('a draft survives the end of the session, and a closed tab', async ({ visit }) => {
    const person = await newcomer('Drafting Dee');
    const { page, context } = await visit({ as: person, expects: forced });
    await open(page, '/create-listing');
    await fillIn(page, 'Stool that outlived a session');
    await page.route(/\/api\/v1\/(listings|auth\/refresh)$/, (route) =>
      route.fulfill({ status: 401, json: { message: 'Please sign in to continue.', code: 'unauthorized' } }),
    );
    await publish(page).click();
    const dialog = page.getByRole('alertdialog', { name: words.authTitle });
    await dialog.getByText(words.authText).waitFor();
    await dialog.getByRole('button', { name: texts.navigation.signIn }).click();
    await page.waitForURL(/\/login\?returnTo=%2Fcreate-listing$/);
    await page.unrouteAll();
    await signIn(page, person.user.email);
    await page.waitForURL(/\/create-listing$/);
    await page.waitForFunction(
      (title) => [...document.querySelectorAll('input')].some((input) => input.value === title),
      'Stool that outlived a session',
    );

    await page.close();
    const again = await context.newPage();
    await open(again, '/create-listing');
    await again.waitForFunction(
      (title) => [...document.querySelectorAll('input')].some((input) => input.value === title),
      'Stool that outlived a session',
    );
    await publish(again).click();
    await again
      .getByRole('alertdialog', { name: words.createdTitle })
      .getByRole('button', { name: words.createAnother })
      .click();
    expect(await form(again).getByLabel(words.title).inputValue()).toBe('');
  });
});

describe('looking after one’s listings', () => {
  journey('edit, mark as sold, delete', async ({ visit }) => {
    const { page } = await visit({ as: await newcomer('Keeping Kit') });
    await open(page, '/create-listing');
    await fillIn(page, 'Side table, to be changed');
    await publish(page).click();
    await page
      .getByRole('alertdialog', { name: words.createdTitle })
      .getByRole('button', { name: words.viewListing })
      .click();
    await seeHeading(page, 'Side table, to be changed');
    await page.getByText(texts.listing.ownListing).waitFor();

    await open(page, '/dashboard/my-listings');
    await page.getByRole('link', { name: new RegExp(texts.myListings.edit) }).click();
    await form(page).getByLabel(words.title).fill('Side table, changed');
    await form(page).getByRole('button', { name: words.updateAction }).click();
    await page.waitForURL(/\/listings\/[^/]+$/);
    await seeHeading(page, 'Side table, changed');

    await open(page, '/dashboard/my-listings');
    await page.getByRole('button', { name: new RegExp(texts.myListings.markSold) }).click();
    await page.getByRole('article').getByText('Sold', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: new RegExp(texts.myListings.markSold) }).count()).toBe(0);
    await page.getByRole('button', { name: new RegExp(`^${texts.myListings.remove}`) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.myListings.remove }).click();
    await page.getByText(texts.myListings.empty).waitFor();
  });

  journey(
    'somebody else’s listing cannot be edited, and one that is gone is not found',
    async ({ visit, origin }) => {
      const listing = await listingTitled(origin, 'Walnut desk with two drawers');
      const { page } = await visit({
        as: await newcomer('Curious Cam'),
        expects: [/Failed to load resource/],
      });
      await open(page, `/listings/${listing.id}/edit`);
      const dialog = page.getByRole('alertdialog', { name: words.deniedTitle });
      await dialog.getByText(words.deniedText).waitFor();
      await dialog.getByRole('button', { name: words.backToMyListings }).click();
      await page.waitForURL(/\/dashboard\/my-listings$/);
      await open(page, '/listings/0197aaaa-0000-7000-8000-000000000000/edit');
      await page.getByText(texts.listing.notFoundTitle).first().waitFor();
    },
  );

  journey('the dashboard and the tabs tell what there is', async ({ visit }) => {
    const { page } = await visit({ as: await demoPerson('tomasz') });
    await open(page, '/dashboard');
    await seeHeading(page, texts.dashboard.welcome('Tomasz Kowalski'));
    await page.getByRole('link', { name: new RegExp(texts.dashboard.activeListings) }).click();
    await seeHeading(page, texts.myListings.title);
    const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
    for (const name of [texts.myListings.tabs.active, texts.myListings.tabs.expired]) {
      await tab(name).click();
      const count = Number(/\d+/.exec((await tab(name).textContent()) ?? '')?.[0]);
      expect(count).toBeGreaterThan(3);
      expect(await page.getByRole('tabpanel').getByRole('article').count()).toBe(count);
    }
    await open(page, '/my-listings');
    await seeHeading(page, texts.myListings.title);
    expect(new URL(page.url()).pathname).toBe('/my-listings');
  });

  journey('the pages of a signed-in person are accessible', async ({ visit }) => {
    const { page } = await visit({ as: await demoPerson('ben') });
    for (const path of [
      '/dashboard',
      '/dashboard/my-listings',
      '/dashboard/favorites',
      '/messages',
      '/profile',
      '/create-listing',
    ]) {
      await open(page, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      await expectAccessible(page);
    }
  });
});
