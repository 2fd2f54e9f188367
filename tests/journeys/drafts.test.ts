import { storageKeys, texts, type Listing } from '@porchlight/domain';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { contractApi } from '../contract/api.ts';
import { journey } from './support/journey.ts';
import { accountMenu, endSession, newcomer, signIn, signOut, waysIn, type Person } from './support/people.ts';
import { demoPhoto, phonePhoto } from './support/photos.ts';
import {
  choosePhotos,
  createdDialog,
  fillIn,
  form,
  listingAt,
  photosOf,
  publish,
  titleField,
} from './support/listingForm.ts';
import { later } from './support/serverControl.ts';
import { chooseInMenu, open, seeHeading } from './support/steps.ts';
import { ourServer } from './support/ourServer.ts';

const words = texts.listingForm;
/** The browser reports a failed call itself; the form logs it. */
const refused = [/status of 401/, /a (step|call) failed/];
const draftIsBack = words.draftRestored;

describe('a draft', () => {
  journey(
    'the tab closed halfway: text and photos are restored until they are published',
    async ({ visit }) => {
      const { page, context } = await visit({ as: await newcomer('Drafting Dee') });
      await open(page, '/create-listing');
      await choosePhotos(page, [await phonePhoto('front.jpg'), await phonePhoto('back.jpg')], 2);
      await fillIn(page, 'Stool that outlived its tab');
      await page.close();

      const again = await context.newPage();
      await open(again, '/create-listing');
      await again.getByText(draftIsBack).waitFor();
      await expect.poll(() => titleField(again).inputValue()).toBe('Stool that outlived its tab');
      await expect.poll(() => photosOf(again).count()).toBe(2);
      await publish(again);
      await createdDialog(again).getByRole('button', { name: words.createAnother }).click();
      await expect.poll(() => titleField(again).inputValue()).toBe('');
      await open(again, '/create-listing');
      await form(again).waitFor();
      expect(await again.getByText(draftIsBack).count()).toBe(0);
      expect(await titleField(again).inputValue()).toBe('');
    },
  );

  journey(
    'belongs to one user, survives the end of a session, and is deleted by signing out, in every tab',
    async ({ visit }) => {
      const [writing, other] = [await newcomer('Writing Wim'), await newcomer('Other Ola')];
      // A call in flight during the sign-out fails.
      const { page, context } = await visit({ as: writing, expects: refused });
      const openForm = async (person: Person, title: string): Promise<void> => {
        await open(page, '/login?returnTo=%2Fcreate-listing');
        await signIn(page, person.user.email);
        await form(page).waitFor();
        await expect.poll(() => titleField(page).inputValue()).toBe(title);
      };
      await open(page, '/create-listing');
      await titleField(page).fill('Only Wim may see this');
      await choosePhotos(page, [demoPhoto('furniture-1')], 1);
      await forgetTokens(page);
      await openForm(other, '');
      await signOut(page, other.user.name);
      await openForm(writing, 'Only Wim may see this');
      await expect.poll(() => photosOf(page).count()).toBe(1);

      const tab = await context.newPage();
      await open(tab, '/help');
      await tab.evaluate(
        (id) => sessionStorage.setItem(`words:${id}/desk/ben`, '{"text":"Hello"}'),
        writing.user.id,
      );
      await page.bringToFront();
      const question = page.getByRole('alertdialog', {
        name: 'Sign out and delete the draft of “Only Wim may see this”?',
      });
      const leave = async (): Promise<void> => {
        await accountMenu(page, writing.user.name).click();
        await page.getByRole('menuitem', { name: texts.navigation.signOut }).click();
        await question.waitFor();
      };
      await leave();
      await question.getByRole('button', { name: 'Stay signed in' }).click();
      await question.waitFor({ state: 'hidden' });
      expect(await titleField(page).inputValue()).toBe('Only Wim may see this');
      await leave();
      await question.getByRole('button', { name: 'Sign out and delete' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      for (const each of [page, tab]) {
        await waysIn(each).waitFor();
        expect(await keptIn(each)).toEqual({
          local: ['device', 'signed-out'],
          session: ['seen-sign-out'],
          photos: [],
        });
      }
      await openForm(other, '');
      await signOut(page, other.user.name);
      await openForm(writing, '');
    },
  );
});

/** Everything the browser stores for the site, except scroll positions. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const request = indexedDB.open('porchlight');
    const photos = await new Promise<string[]>((resolve) => {
      request.addEventListener('success', () => {
        const keys = request.result.transaction('photos').objectStore('photos').getAllKeys();
        keys.addEventListener('success', () => {
          request.result.close();
          resolve(keys.result.map(String));
        });
      });
    });
    const session = Object.keys(sessionStorage).filter((name) => !name.startsWith('scrolled '));
    return { local: Object.keys(localStorage).toSorted(), session, photos };
  });

/** Simulates an expired session, as in a tab that opens the site after months. */
const forgetTokens = (page: Page): Promise<void> =>
  page.evaluate(
    (names) => names.forEach((name) => localStorage.removeItem(name)),
    Object.values(storageKeys),
  );

describe('a draft in two tabs', () => {
  journey(
    'is restored in both: each tab keeps its own copy, and both are published',
    async ({ visit, origin }) => {
      const { page, context } = await visit({ as: await newcomer('Twofold Theo') });
      await open(page, '/create-listing');
      await fillIn(page, 'Stool, the one of two');
      const tabs = [];
      for (const title of ['Stool on the left', 'Stool on the right']) {
        const tab = await context.newPage();
        await open(tab, '/create-listing');
        await tab.getByText(draftIsBack).waitFor();
        tabs.push({ tab, title });
      }
      for (const { tab, title } of tabs) await titleField(tab).fill(title);
      for (const { tab, title } of tabs) {
        await tab.bringToFront();
        await publish(tab);
        await createdDialog(tab).waitFor();
        await seeHeading(tab, title);
        expect((await listingAt(tab, origin)).title).toBe(title);
      }
    },
  );
});

describe('a draft of a listing that was changed elsewhere', () => {
  journey('keeps text and photos until it is used', async ({ visit, origin }) => {
    const person = await newcomer('Elsewhere Evi');
    const api = contractApi(origin);
    const listing = await api.listingOf(person);
    const { page } = await visit({ as: person });
    const edit = `/listings/${listing.id}/edit`;
    await open(page, edit);
    await choosePhotos(page, [demoPhoto('furniture-1')], 1);
    await titleField(page).fill('Half a change');
    const { title, description, price, price_type, category_id, location, contact_email } = listing;
    const fields = { title, description, price, price_type, category_id, location, contact_email };
    const json = { ...fields, title: 'Changed on the phone' };
    await api.call('PUT', `/listings/${listing.id}`, { token: person.token, json });

    await open(page, edit);
    await page.getByText(words.draftOutdated).waitFor();
    expect(await titleField(page).inputValue()).toBe('Changed on the phone');
    expect(await photosOf(page).count()).toBe(0);
    // The draft is still there.
    await open(page, edit);
    await page.getByRole('button', { name: words.useDraft }).click();
    await page.getByText(draftIsBack).waitFor();
    expect(await titleField(page).inputValue()).toBe('Half a change');
    await expect.poll(() => photosOf(page).count()).toBe(1);
    await open(page, edit);
    await page.getByText(draftIsBack).waitFor();
    expect(await titleField(page).inputValue()).toBe('Half a change');
    await expect.poll(() => photosOf(page).count()).toBe(1);
  });
});

describe('a draft of a listing that is deleted', () => {
  const kept = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft/')));

  /** Leaves an unfinished change of a listing behind. */
  async function beginChange(page: Page, person: Person): Promise<Listing> {
    const listing = await contractApi(ourServer().origin).listingOf(person);
    await open(page, `/listings/${listing.id}/edit`);
    await titleField(page).fill('Half a change');
    await expect.poll(() => kept(page)).toHaveLength(1);
    return listing;
  }

  journey('elsewhere: is deleted when the tab learns of it', async ({ visit, origin }) => {
    const person = await newcomer('Elsewhere Elsa');
    const { page } = await visit({ as: person, expects: [/status of 404/] });
    const { id } = await beginChange(page, person);
    await contractApi(origin).call('DELETE', `/listings/${id}`, { token: person.token });
    await open(page, `/listings/${id}/edit`);
    await page.getByText(texts.listing.notFoundText).waitFor();
    await expect.poll(() => kept(page)).toEqual([]);
  });

  journey(
    'during editing: the form says so, offers no retry, and the text stays',
    async ({ visit, origin }) => {
      const person = await newcomer('Startled Stan');
      const { page } = await visit({ as: person, expects: [/status of 404/, /a call failed/] });
      const { id } = await beginChange(page, person);
      await contractApi(origin).call('DELETE', `/listings/${id}`, { token: person.token });
      await form(page).getByRole('button', { name: words.updateAction }).click();
      const dialog = page.getByRole('alertdialog', { name: texts.listing.notFoundTitle });
      await dialog.getByText(texts.listing.notFoundText).waitFor();
      expect(await dialog.getByRole('button', { name: words.tryAgain }).count()).toBe(0);
      await expect.poll(() => kept(page)).toEqual([]);
      await dialog.getByRole('button', { name: texts.common.close }).click();
      expect(await titleField(page).inputValue()).toBe('Half a change');
      await form(page).getByRole('button', { name: words.updateAction }).click();
      await dialog.getByRole('link', { name: words.backToMyListings }).click();
      await seeHeading(page, texts.myListings.title);
    },
  );

  journey('here: is deleted with it', async ({ visit }) => {
    const person = await newcomer('Tidy Tilda');
    const { page } = await visit({ as: person });
    await beginChange(page, person);
    await open(page, '/dashboard/my-listings');
    await chooseInMenu(page, 'More actions', texts.myListings.remove);
    await page.getByRole('alertdialog').getByRole('button', { name: texts.myListings.remove }).click();
    await page.getByText(texts.myListings.empty).waitFor();
    await expect.poll(() => kept(page)).toEqual([]);
  });
});

describe('a session', () => {
  journey(
    'that expires mid-form and mid-upload is refreshed without a prompt or a loss',
    async ({ visit, origin }) => {
      const { page } = await visit({ as: await newcomer('Slow Sal'), expects: [/status of 401/] });
      await open(page, '/create-listing');
      await fillIn(page, 'Lamp that took its time');
      await choosePhotos(page, [demoPhoto('furniture-1')], 1);
      await later(16);
      await page.route(
        /\/images$/,
        async (route) => {
          await later(16);
          await route.continue();
        },
        { times: 1 },
      );
      await publish(page);
      await createdDialog(page).getByRole('button', { name: words.viewListing }).click();
      await seeHeading(page, 'Lamp that took its time');
      expect((await listingAt(page, origin)).images).toHaveLength(1);
    },
  );

  journey('that is over: signing in leads back to the form, as it was', async ({ visit }) => {
    const person = await newcomer('Returning Ria');
    const { page } = await visit({ as: person, expects: refused });
    await open(page, '/create-listing');
    await fillIn(page, 'Stool that outlived a session');
    await choosePhotos(page, [demoPhoto('furniture-6')], 1);
    await endSession(person);
    await publish(page);
    const dialog = page.getByRole('alertdialog', { name: words.authTitle });
    await dialog.getByText(words.authText).waitFor();
    await dialog.getByRole('button', { name: texts.navigation.signIn }).click();
    await page.waitForURL(/\/login\?returnTo=%2Fcreate-listing$/);
    await signIn(page, person.user.email);
    await page.waitForURL(/\/create-listing$/);
    await page.getByText(draftIsBack).waitFor();
    expect(await titleField(page).inputValue()).toBe('Stool that outlived a session');
    await expect.poll(() => photosOf(page).count()).toBe(1);
    await publish(page);
    await createdDialog(page).waitFor();
  });

  journey(
    'that ends mid-upload: nothing is published, and the form waits for who signs in again',
    async ({ visit, origin }) => {
      const person = await newcomer('Ended Edie');
      const { page } = await visit({ as: person, expects: refused });
      await open(page, '/create-listing');
      await fillIn(page, 'Lamp that stayed dark for a while');
      await choosePhotos(page, [demoPhoto('furniture-1'), demoPhoto('furniture-2')], 2);
      await page.route(
        /\/images$/,
        async (route) => {
          await endSession(person);
          await route.continue();
        },
        { times: 1 },
      );
      await publish(page);
      const dialog = page.getByRole('alertdialog', { name: words.authTitle });
      await dialog.getByRole('button', { name: texts.navigation.signIn }).click();
      await page.waitForURL(/\/login\?returnTo=/);
      await signIn(page, person.user.email);
      await page.waitForURL(/\/create-listing$/);
      await expect.poll(() => photosOf(page).count()).toBe(2);
      await publish(page);
      await createdDialog(page).getByRole('button', { name: words.viewListing }).click();
      await seeHeading(page, 'Lamp that stayed dark for a while');
      expect((await listingAt(page, origin)).images).toHaveLength(2);
    },
  );
});
