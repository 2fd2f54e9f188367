import { type Listing, texts } from '@porchlight/domain';
import { describe, expect } from 'vitest';
import { journey } from './support/journey.ts';
import { slowLine } from './support/line.ts';
import { newcomer } from './support/people.ts';
import { damagedPhoto, demoPhoto, phonePhoto, renamedDrawing, tooLargePhoto } from './support/photos.ts';
import { choosePhotos, createdDialog, fillIn, form, listingAt, publish } from './support/listingForm.ts';
import { shownProgress, watchProgress } from './support/progress.ts';
import { open, seeHeading } from './support/steps.ts';

const words = texts.listingForm;
const names = ['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg', 'IMG_4.jpg', 'IMG_5.jpg'];

describe('photos', () => {
  journey('five at once from a phone, on a slow line', async ({ visit, origin }) => {
    const { page } = await visit({ as: await newcomer('Five Fay'), width: 360, height: 740, hasTouch: true });
    await open(page, '/create-listing');
    // Touch devices have no drop or paste hint.
    await page.getByText('From your camera or your photos').waitFor();
    expect(await page.getByText(/^Drop, paste/).isVisible()).toBe(false);
    await fillIn(page, 'Sofa in five photographs');
    await choosePhotos(page, await Promise.all(names.map(phonePhoto)), 5);
    await slowLine(page);
    await watchProgress(page);
    await publish(page);
    await createdDialog(page).waitFor({ timeout: 30_000 });

    const shown = await shownProgress(page);
    expect(Object.keys(shown)).toEqual(names.map((_, index) => `Uploading photo ${index + 1}`));
    for (const [name, values] of Object.entries(shown)) {
      // From zero to complete, and never back.
      expect([name, values.at(0), values.at(-1)]).toEqual([name, 0, 1]);
      expect([name, values]).toEqual([name, values.toSorted((one, other) => one - other)]);
    }
    // They are sent one after the other, and most show intermediate values.
    expect(Object.values(shown).filter((values) => values.length > 2).length).toBeGreaterThan(2);
    expect(await page.locator('progress').count()).toBe(0);
    await createdDialog(page).getByRole('button', { name: words.viewListing }).click();
    await seeHeading(page, 'Sofa in five photographs');

    const { images } = await listingAt(page, origin);
    expect(images).toHaveLength(5);
    for (const { width = 0, height = 0, original_url: url } of images) {
      expect(height).toBeGreaterThan(width);
      expect(height).toBeLessThanOrEqual(1080);
      expect(url).not.toContain('IMG');
      const bytes = Buffer.from(await (await fetch(new URL(url, origin))).arrayBuffer());
      expect(bytes.toString('latin1')).not.toMatch(/Exif|SecretPhone/);
    }
  });

  journey('bad ones among good ones: the good ones stay, the others are named', async ({ visit, origin }) => {
    const { page } = await visit({ as: await newcomer('Shutter Shu'), expects: [/photos: a step failed/] });
    await open(page, '/create-listing');
    await fillIn(page, 'Chair with four good photos');
    const files = [
      await phonePhoto('good.jpg'),
      await damagedPhoto('damaged.jpg'),
      await renamedDrawing('drawing.jpg'),
      await tooLargePhoto('huge.jpg'),
      demoPhoto('furniture-6'),
    ];
    await choosePhotos(page, files, 3);
    const alert = page.getByRole('alertdialog').filter({ hasText: texts.images.processingFailed });
    await alert.getByRole('button').first().click();
    for (const [reason, name] of [
      [texts.images.typesInvalid, 'drawing.jpg'],
      [texts.images.tooLarge, 'huge.jpg'],
    ] as const) {
      await form(page).getByText(reason, { exact: true }).waitFor();
      await form(page).getByText(name, { exact: true }).waitFor();
    }
    const damaged = form(page).getByRole('listitem').filter({ hasText: texts.images.loadFailed });
    await damaged.getByText(texts.images.loadFailed).waitFor();
    // A sixth and a seventh exceed the limit and are named as well.
    await choosePhotos(page, ['furniture-2', 'furniture-3', 'furniture-4', 'furniture-5'].map(demoPhoto), 5);
    await form(page).getByText(texts.images.tooMany(2), { exact: true }).waitFor();
    for (const name of ['furniture-4.webp', 'furniture-5.webp'])
      await form(page).getByText(name, { exact: true }).waitFor();
    await publish(page);
    await createdDialog(page).getByText(words.photosNotUploaded).waitFor();
    await createdDialog(page).getByRole('button', { name: words.viewListing }).click();
    await seeHeading(page, 'Chair with four good photos');
    expect((await listingAt(page, origin)).images).toHaveLength(4);
  });

  journey(
    'reordered, one removed and one added, through a lost connection; and relisted',
    async ({ visit, origin }) => {
      const { page } = await visit({
        as: await newcomer('Framing Fiona'),
        expects: [/ERR_INTERNET_DISCONNECTED/, /photos: a step failed/, /listing form: a call failed/],
      });
      await open(page, '/create-listing');
      await fillIn(page, 'Lamp with three photos');
      await choosePhotos(page, ['furniture-1', 'furniture-2', 'furniture-3'].map(demoPhoto), 3);
      await publish(page);
      await createdDialog(page).getByRole('button', { name: words.viewListing }).click();
      await seeHeading(page, 'Lamp with three photos');
      const before = await listingAt(page, origin);

      await open(page, `/listings/${before.id}/edit`);
      await form(page).getByRole('button', { name: 'Make photo 3 the cover' }).click();
      await form(page).getByRole('button', { name: 'Remove photo 3' }).click();
      await choosePhotos(page, [demoPhoto('furniture-4')], 3);
      await page.context().setOffline(true);
      await form(page).getByRole('button', { name: words.updateAction }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: texts.common.close }).click();
      await page.context().setOffline(false);
      // The arrangement is kept, and now saved.
      expect(
        await form(page)
          .getByRole('img', { name: /^Photo \d of 3$/ })
          .count(),
      ).toBe(3);
      await form(page).getByRole('button', { name: words.updateAction }).click();
      const updated = page.getByRole('alertdialog').filter({ hasText: words.updatedTitle });
      await updated.getByRole('button', { name: words.viewListing }).click();
      await seeHeading(page, 'Lamp with three photos');
      const after = await listingAt(page, origin);
      const idsOf = ({ images }: Listing) => images.map(({ id }) => id);
      expect(idsOf(after).slice(0, 2)).toEqual([before.images[2]?.id, before.images[0]?.id]);
      expect(idsOf(after)).toHaveLength(3);

      // Marked as sold, then relisted.
      await page.getByRole('button', { name: /^Mark Sold/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: texts.myListings.markSold, exact: true })
        .click();
      await page.getByRole('link', { name: /^Post again/ }).click();
      await seeHeading(page, words.createTitle);
      await form(page).getByRole('img', { name: 'Photo 3 of 3' }).waitFor();
      await form(page)
        .getByLabel(/^Title/)
        .fill('Another lamp with three photos');
      await publish(page);
      await createdDialog(page).getByRole('button', { name: words.viewListing }).click();
      await seeHeading(page, 'Another lamp with three photos');
      const copy = await listingAt(page, origin);
      expect(copy.id).not.toBe(after.id);
      expect(copy.images).toHaveLength(3);
      expect(idsOf(copy).some((id) => idsOf(after).includes(id))).toBe(false);
    },
  );
});
