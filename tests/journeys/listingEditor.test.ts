import { texts } from '@porchlight/domain';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { findListings, listingTitled } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { demoPerson, newcomer } from './support/people.ts';
import { createdDialog, fillIn, form, publish, titleField } from './support/listingForm.ts';
import { chooseInMenu, open, seeHeading } from './support/steps.ts';

const words = texts.listingForm;
/** The browser logs a failed response, and the form its failed call. */
const forced = [/Failed to load resource/, /^error: listing form: a call failed/];
describe('writing a listing', () => {
  journey('once, to its page two seconds later', async ({ visit }) => {
    const person = await newcomer('Selling Sol');
    const { page } = await visit({ as: person });
    await open(page, '/create-listing');
    await form(page).getByLabel(words.contactEmail).waitFor();
    expect(await form(page).getByLabel(words.contactEmail).inputValue()).toBe(person.user.email);
    await fillIn(page, 'Chest of drawers from a first flat');
    await publish(page);
    await createdDialog(page).waitFor();
    await page.waitForURL(/\/listings\/[^/]+$/);
    await seeHeading(page, 'Chest of drawers from a first flat');
    await page.getByRole('main').getByText('$46 (obo)').first().waitFor();
  });

  journey('a missing field is reported at the field, in a summary, and by the focus', async ({ visit }) => {
    const { page } = await visit({ as: await newcomer('Hasty Hal') });
    await open(page, '/create-listing');
    await publish(page);
    for (const text of [words.titleMin, words.descriptionMin, words.categoryRequired, words.locationRequired])
      await page.getByText(text).first().waitFor();
    expect(await titleField(page).getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);

    await form(page).getByLabel(words.priceType).selectOption({ label: words.priceTypeLabels.free });
    expect(await form(page).getByLabel(words.price, { exact: true }).isDisabled()).toBe(true);
    await form(page).getByLabel(words.priceType).selectOption({ label: words.priceTypeLabels.fixed });
    await form(page).getByLabel(words.price, { exact: true }).fill('1000000');
    await publish(page);
    await page.getByText(words.priceMax).first().waitFor();

    const place = form(page).getByRole('combobox', { name: words.location });
    await place.fill('qqqqqq');
    await page.getByText(texts.location.empty).first().waitFor();
  });

  journey('a failed attempt can be retried and creates one listing', async ({ visit, origin }) => {
    const { page } = await visit({
      as: await newcomer('Retrying Ray'),
      expects: forced,
    });
    await open(page, '/create-listing');
    await fillIn(page, 'Bench that was posted twice, nearly');
    // The first response is lost: the server has the listing, the user doesn't know.
    await page.route(
      (url) => url.pathname === '/api/v1/listings',
      async (route) => {
        await route.fetch();
        await route.fulfill({ status: 502, json: {} });
      },
      { times: 1 },
    );
    await publish(page);
    const dialog = page.getByRole('alertdialog', { name: words.createFailedTitle });
    await dialog.getByText(words.failedText).waitFor();
    await dialog.getByRole('button', { name: words.tryAgain }).click();
    await createdDialog(page).waitFor();
    const { listings } = await findListings(origin, { query: 'bench posted twice nearly' });
    expect(listings.filter(({ title }) => title.startsWith('Bench that was posted twice'))).toHaveLength(1);
  });
});

describe('managing one’s listings', () => {
  journey('publish, edit, mark as sold, delete', async ({ visit, origin }) => {
    const { page } = await visit({ as: await newcomer('Keeping Kit') });
    const lists = async () =>
      Promise.all(['/', '/listings'].map(async (path) => (await fetch(origin + path)).text()));
    for (const list of await lists()) expect(list).not.toContain('Side table, to be changed');
    await open(page, '/create-listing');
    await fillIn(page, 'Side table, to be changed');
    await publish(page);
    await createdDialog(page).waitFor();
    for (const list of await lists()) expect(list).toContain('Side table, to be changed');
    await createdDialog(page).getByRole('button', { name: words.viewListing }).click();
    await seeHeading(page, 'Side table, to be changed');
    await page.getByText(texts.listing.ownListing).waitFor();

    await open(page, '/dashboard/my-listings');
    await page.getByRole('link', { name: new RegExp(texts.myListings.edit) }).click();
    await titleField(page).fill('Side table, changed');
    await form(page).getByRole('button', { name: words.updateAction }).click();
    await page.waitForURL(/\/listings\/[^/]+$/);
    await seeHeading(page, 'Side table, changed');

    await open(page, '/dashboard/my-listings');
    await page.getByRole('button', { name: new RegExp(texts.myListings.markSold) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.myListings.markSold, exact: true })
      .click();
    await page.getByRole('article').getByText('Sold', { exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: new RegExp(texts.myListings.markSold) }).count())
      .toBe(0);
    await chooseInMenu(page, 'More actions', texts.myListings.remove);
    await page.getByRole('alertdialog').getByRole('button', { name: texts.myListings.remove }).click();
    await page.getByText(texts.myListings.empty).waitFor();
  });

  journey(
    'somebody else’s listing cannot be edited, and one that is gone is not found',
    async ({ visit, origin }) => {
      const listing = await listingTitled(origin, 'Oak table with two walnut chairs');
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
      await expect.poll(() => page.getByRole('tabpanel').getByRole('article').count()).toBe(count);
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
