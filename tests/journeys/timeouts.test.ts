import { limits, texts } from '@porchlight/domain';
import { describe, expect } from 'vitest';
import { findListings } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { holdTimeLimits, outwait } from './support/line.ts';
import { newcomer } from './support/people.ts';
import { demoPhoto } from './support/photos.ts';
import {
  choosePhotos,
  createdDialog,
  fillIn,
  form,
  listingAt,
  photosOf,
  publish,
} from './support/listingForm.ts';
import { open, seeHeading } from './support/steps.ts';

const words = texts.listingForm;

describe('a connection that stops responding', () => {
  journey(
    'while a listing is published: shows an error, and a retry creates one',
    async ({ visit, origin }) => {
      const title = 'Bench that nobody answered about';
      const { page, context } = await visit({
        as: await newcomer('Patient Pat'),
        expects: [/listing form: a call failed \{kind: timeout\}/],
      });
      await holdTimeLimits(context);
      await open(page, '/create-listing');
      await fillIn(page, title);
      const dialog = page.getByRole('alertdialog', { name: words.createFailedTitle });
      const made = async () =>
        (await findListings(origin, { query: title })).listings.filter((listing) => listing.title === title);

      const first = await outwait(page, /\/api\/v1\/listings$/, { reaches: false, act: () => publish(page) });
      expect(first.at(-1)).toBe(limits.httpTimeoutMs);
      await dialog.getByText(words.failedText).waitFor();
      expect(await made()).toHaveLength(0);

      // The second attempt arrives: the server has the listing, the user doesn't know.
      await outwait(page, /\/api\/v1\/listings$/, {
        reaches: true,
        act: () => dialog.getByRole('button', { name: words.tryAgain }).click(),
      });
      await dialog.getByText(words.failedText).waitFor();
      const [listing] = await made();
      expect(await form(page).getByLabel(words.title).inputValue()).toBe(title);

      await dialog.getByRole('button', { name: words.tryAgain }).click();
      await createdDialog(page).getByRole('button', { name: words.viewListing }).click();
      await seeHeading(page, title);
      expect((await made()).map(({ id }) => id)).toEqual([listing?.id]);
      expect((await listingAt(page, origin)).id).toBe(listing?.id);
    },
  );

  journey('while photos upload: none is sent twice, none is lost', async ({ visit, origin }) => {
    const { page, context } = await visit({
      as: await newcomer('Waiting Wanda'),
      expects: [/photos: a step failed \{kind: timeout\}/],
    });
    await holdTimeLimits(context);
    for (const reaches of [true, false]) {
      await open(page, '/create-listing');
      await fillIn(page, `Lamp whose photos were sent into the dark, ${reaches ? 'heard' : 'unheard'}`);
      await choosePhotos(page, [demoPhoto('furniture-1'), demoPhoto('furniture-2')], 2);
      const given = await outwait(page, /\/images$/, { reaches, act: () => publish(page) });
      expect(given.at(-1)).toBe(limits.uploadTimeoutMs);
      await createdDialog(page).getByText(words.photosNotUploaded).waitFor();
      await createdDialog(page).getByRole('link', { name: words.addImages }).click();
      await page.waitForURL(/\/edit$/);
      await form(page).waitFor();
      // Even if one had arrived, its response was lost: both are pending.
      await expect.poll(() => photosOf(page).count()).toBe(2);
      await form(page).getByRole('button', { name: words.updateAction }).click();
      await page.waitForURL(/\/listings\/[^/]+$/);
      expect((await listingAt(page, origin)).images).toHaveLength(2);
    }
  });
});
