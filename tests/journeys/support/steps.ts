import { texts } from '@porchlight/domain';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Opens a path and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** Waits for hydration: typing before that would be lost. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((name) => name.startsWith('__reactFiber'));
  });
}

/** Waits for the page's main heading with this name. */
export async function seeHeading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Opens the filters: a sheet on a phone, in place on a tablet. A wide screen shows them. */
export async function openFilters(page: Page): Promise<void> {
  const opener = page.locator('summary').filter({ hasText: texts.listings.filters });
  if (await opener.isVisible()) await opener.click();
}

/** Titles of the cards on the page, in order. */
export const cardTitles = (page: Page): Promise<string[]> =>
  cards(page).getByRole('heading').allTextContents();

/** Paths of the listings on the page, in order. Unlike titles, they are unique. */
export const cardAddresses = (page: Page): Promise<(string | null)[]> =>
  cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Waits for 'Showing X to Y of Z results' and returns Z. */
export async function seeSummary(page: Page, from: number, to: number): Promise<number> {
  const [before = '', between = '', after = ''] = texts.listings.summary(11, 22, 33).split(/11|22|33/);
  const pattern = new RegExp(`${before}${from}${between}${to}${after}([\\d,]+)`);
  const summary = page.getByText(pattern);
  await summary.waitFor();
  return Number(pattern.exec((await summary.textContent()) ?? '')?.[1]?.replaceAll(',', ''));
}

/** Fails unless the address has exactly these parameters. */
export function expectParams(page: Page, params: Readonly<Record<string, string>>): void {
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(params);
}

/** Opens the menu of a button whose name begins so, and chooses an action. */
export async function chooseInMenu(
  page: Page,
  menu: 'More actions' | 'Conversation options' | 'Seller options',
  action: string,
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${menu}`) }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
