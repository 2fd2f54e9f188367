// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { focusHeading } from './focusHeading.ts';

const main = (): Element => document.querySelector('main') ?? document.body;
const focused = (): string | null | undefined => document.activeElement?.textContent;

/** The elements come as when React has rendered a page. */
function showPage(html: string): Promise<void> {
  main().innerHTML = html;
  return vi.waitFor(() => undefined);
}

beforeEach(() => {
  document.body.innerHTML = '<button>Open menu</button><input aria-label="Search"><main></main>';
});
afterEach(() => {
  document.body.innerHTML = '';
});

test('a heading that is there has the focus at once', async () => {
  await showPage('<h1>Categories</h1>');
  focusHeading();
  expect(focused()).toBe('Categories');
});

test('the one of the main region goes before one that stands above it', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<h1>A banner</h1>');
  await showPage('<h1>Categories</h1>');
  focusHeading();
  expect(focused()).toBe('Categories');
});

test('one that comes later takes it from what was pressed to go there', async () => {
  document.querySelector('button')?.focus();
  focusHeading();
  expect(focused()).toBe('Open menu');
  await showPage('<h1>Categories</h1>');
  expect(focused()).toBe('Categories');
});

test('the heading of a page that waits for its data hands it on', async () => {
  await showPage('<div aria-busy="true"><h1>Listing</h1></div>');
  focusHeading();
  expect(focused()).toBe('Listing');
  await showPage('<h1>Walnut desk</h1>');
  expect(focused()).toBe('Walnut desk');
});

test('who comes back has the link that was followed, and it stays in the order of the Tab key', async () => {
  await showPage('<h1>Listings</h1><a href="/listings/1">Sofa</a><a href="/listings/2">Walnut desk</a>');
  focusHeading('/listings/2');
  expect(focused()).toBe('Walnut desk');
  expect(document.activeElement?.hasAttribute('tabindex')).toBe(false);
});

test('when that link is not there any more, the heading has it', async () => {
  await showPage('<h1>Listings</h1><a href="/listings/1">Sofa</a>');
  focusHeading('/listings/2');
  expect(focused()).toBe('Listings');
});

test('it stays where the person has put it meanwhile', async () => {
  document.querySelector('button')?.focus();
  focusHeading();
  document.querySelector('input')?.focus();
  await showPage('<h1>Categories</h1>');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Search');
});
