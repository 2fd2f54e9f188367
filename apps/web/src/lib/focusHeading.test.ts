// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { focusHeading } from './focusHeading.ts';

const main = (): Element => document.querySelector('main') ?? document.body;
const focused = (): string | null | undefined => document.activeElement?.textContent;

/** Replaces the page, as a React render would. */
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

test('an existing heading gets the focus at once', async () => {
  await showPage('<h1>Categories</h1>');
  focusHeading();
  expect(focused()).toBe('Categories');
});

test('a heading in the main region takes precedence over one above it', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<h1>A banner</h1>');
  await showPage('<h1>Categories</h1>');
  focusHeading();
  expect(focused()).toBe('Categories');
});

test('a later heading takes the focus from the pressed link', async () => {
  document.querySelector('button')?.focus();
  focusHeading();
  expect(focused()).toBe('Open menu');
  await showPage('<h1>Categories</h1>');
  expect(focused()).toBe('Categories');
});

test('the heading of a loading page passes the focus on', async () => {
  await showPage('<div aria-busy="true"><h1>Listing</h1></div>');
  focusHeading();
  expect(focused()).toBe('Listing');
  await showPage('<h1>Walnut desk</h1>');
  expect(focused()).toBe('Walnut desk');
});

test('going back focuses the link that was followed, which stays in the tab order', async () => {
  await showPage('<h1>Listings</h1><a href="/listings/1">Sofa</a><a href="/listings/2">Walnut desk</a>');
  focusHeading('/listings/2');
  expect(focused()).toBe('Walnut desk');
  expect(document.activeElement?.hasAttribute('tabindex')).toBe(false);
});

test('if that link is gone, the heading gets the focus', async () => {
  await showPage('<h1>Listings</h1><a href="/listings/1">Sofa</a>');
  focusHeading('/listings/2');
  expect(focused()).toBe('Listings');
});

test('it does not move a focus that the user has moved', async () => {
  document.querySelector('button')?.focus();
  focusHeading();
  document.querySelector('input')?.focus();
  await showPage('<h1>Categories</h1>');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Search');
});
