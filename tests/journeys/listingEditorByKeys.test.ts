import { texts } from '@porchlight/domain';
import { describe, expect } from 'vitest';
import { journey } from './support/journey.ts';
import { expectFocus, pressOn, tabTo, typeInto } from './support/keys.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { newcomer } from './support/people.ts';
import { demoPhoto } from './support/photos.ts';
import { choosePhotos, createdDialog, form, listingAt, photosOf, titleField } from './support/listingForm.ts';
import { open, seeHeading } from './support/steps.ts';

const words = texts.listingForm;

describe.each([1280, 360])('by keyboard alone, %i pixels wide', (width) => {
  journey('a listing, from the first field to its page, and another one', async ({ visit, origin }) => {
    const { page } = await visit({ width, height: 800, as: await newcomer(`Typing Tess ${width}`) });
    const publish = form(page).getByRole('button', { name: words.createAction });
    const price = form(page).getByLabel(words.price, { exact: true });
    await open(page, '/create-listing');

    // Enter submits too early; the summary leads to the missing fields.
    await tabTo(page, titleField(page));
    await page.keyboard.press('Enter');
    const summary = form(page).getByRole('region', { name: /put right$/ });
    await expectFocus(summary);
    await pressOn(page, summary.getByRole('link', { name: words.categoryRequired }));
    await expectFocus(form(page).getByRole('radio').first());
    await page.keyboard.press('ArrowRight');
    await expectFocus(form(page).getByRole('radio', { name: 'For Sale' }));
    await tabTo(page, form(page).getByLabel(words.subCategory));
    await page.keyboard.type('Furn');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expectFocus(titleField(page));
    await page.keyboard.type('Stool, by keys alone');

    await typeInto(page, form(page).getByLabel(words.description), 'Oak, three legs, no wobble.');
    await tabTo(page, form(page).getByLabel(words.priceType));
    await page.keyboard.type('Neg');
    await typeInto(page, price, '45.50');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('Free');
    expect(await price.isDisabled()).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await price.inputValue()).toBe('45.50');

    // Left without a choice, then focused again: the same places are suggested.
    const place = form(page).getByRole('combobox', { name: words.location });
    const duluth = page.getByRole('option', { name: /Duluth, MN/ }).first();
    await typeInto(page, place, 'Duluth');
    await duluth.waitFor();
    await page.keyboard.press('Tab');
    await tabTo(page, form(page).getByLabel(words.contactEmail));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expectFocus(place);
    await page.keyboard.press('ArrowDown');
    await duluth.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => place.inputValue()).toMatch(/^Duluth, /);

    await choosePhotos(page, ['furniture-1', 'furniture-2', 'furniture-6'].map(demoPhoto), 3);
    await tabTo(page, form(page).getByRole('button', { name: 'Edit photo 3 of 3' }));
    await page.keyboard.press('Home');
    await expectFocus(form(page).getByRole('button', { name: 'Edit photo 1 of 3' }));
    await pressOn(page, form(page).getByRole('button', { name: 'Remove photo 2' }));
    await expect.poll(() => photosOf(page).count()).toBe(2);
    await expectNoSidewaysScroll(page);

    await pressOn(page, publish);
    await expectFocus(createdDialog(page).getByRole('button', { name: words.viewListing }));
    await page.keyboard.press('Shift+Tab');
    await expectFocus(createdDialog(page).getByRole('button', { name: words.createAnother }));
    await page.keyboard.press('Enter');
    // An empty form without errors.
    await expectFocus(page.getByRole('heading', { level: 1, name: words.createTitle }));
    expect([await titleField(page).inputValue(), await place.inputValue()]).toEqual(['', '']);
    await expect.poll(() => photosOf(page).count()).toBe(0);
    await expect.poll(() => form(page).getByText(words.titleMin).count()).toBe(0);

    // Cancel asks before it discards text, and keeps it on Escape.
    await typeInto(page, titleField(page), 'Half a title');
    await pressOn(page, form(page).getByRole('button', { name: texts.common.cancel }));
    await expectFocus(
      page.getByRole('alertdialog').getByRole('button', { name: texts.contactSeller.keepWriting }),
    );
    await page.keyboard.press('Escape');
    await expectFocus(form(page).getByRole('button', { name: texts.common.cancel }));
    await page.keyboard.press('Enter');
    await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }));
    await page.waitForURL(/\/listings$/);

    await open(page, '/dashboard/my-listings');
    await pressOn(
      page,
      page.getByRole('article').getByRole('link', { name: 'Stool, by keys alone' }).first(),
    );
    await seeHeading(page, 'Stool, by keys alone');
    expect((await listingAt(page, origin)).images).toHaveLength(2);
  });
});
