import { texts, type Listing } from '@porchlight/domain';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { ask } from './demo.ts';

const words = texts.listingForm;

export const form = (page: Page) => page.getByRole('form');
export const titleField = (page: Page) => form(page).getByLabel(words.title);
export const publish = (page: Page) => form(page).getByRole('button', { name: words.createAction }).click();

/** The photos on the form, in their order. */
export const photosOf = (page: Page) => form(page).getByRole('img', { name: /^Photo \d of \d/ });

/** Chooses files as the file dialog does, and waits until the form has this many photos. */
export async function choosePhotos(page: Page, files: readonly string[], kept: number): Promise<void> {
  await form(page).locator('input[type=file]').setInputFiles(files);
  await expect.poll(() => photosOf(page).count()).toBe(kept);
}

/** Fills in everything except photos. */
export async function fillIn(page: Page, title: string): Promise<void> {
  await titleField(page).fill(title);
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

export const createdDialog = (page: Page) => page.getByRole('alertdialog', { name: words.createdTitle });

/** The listing of the open page, from the server. */
export function listingAt(page: Page, origin: string): Promise<Listing> {
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  return ask(origin, `/listings/${id}`);
}
