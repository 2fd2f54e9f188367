// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { BrowserRouter, createPath, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { AppLink } from './AppLink.tsx';

function Place() {
  const location = useLocation();
  return (
    <output>
      {useNavigationType()} {createPath(location)}
    </output>
  );
}

/** Renders one link and returns it. */
function show(href: string, rest: Partial<Parameters<typeof AppLink>[0]> = {}): HTMLElement {
  render(
    <BrowserRouter>
      <Place />
      <AppLink href={href} {...rest}>
        there
      </AppLink>
    </BrowserRouter>,
  );
  return screen.getByRole('link', { name: 'there' });
}

/** Clicks a link; returns whether the app handled the click. */
function isTaken(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const click = createEvent.click(link, init);
  // jsdom can't load another page, so clicks left to the browser are canceled here.
  let taken = false;
  const stop = (event: Event): void => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent(link, click);
  return taken;
}

const place = (): string => screen.getByRole('status').textContent;

beforeEach(() => {
  window.history.replaceState(null, '', '/listings?q=desk');
});
afterEach(cleanup);

test('a click navigates without a page load', () => {
  expect(isTaken(show('/help#account'))).toBe(true);
  expect(place()).toBe('PUSH /help#account');
  expect(window.location.pathname).toBe('/help');
});

test('the page of a listing knows the page that linked to it', () => {
  isTaken(show('/listings/desk'));
  expect(window.history.state).toMatchObject({ usr: { from: '/listings?q=desk' } });
});

test('a link to the current page adds no history entry', () => {
  const before = window.history.length;
  expect(isTaken(show('/listings?q=desk'))).toBe(true);
  expect(place()).toBe('REPLACE /listings?q=desk');
  expect(window.history.length).toBe(before);
});

test.each([
  ['a new tab', '/help', { ctrlKey: true }, {}],
  ['a new window', '/help', { shiftKey: true }, {}],
  ['the middle button', '/help', { button: 1 }, {}],
  ['another target', '/help', {}, { target: '_blank' }],
  ['a download', '/help', {}, { download: '' }],
  ['another site', 'https://example.com/', {}, {}],
  ['another site without its scheme', '//example.com/', {}, {}],
  ['a mail', 'mailto:help@porchlight.test', {}, {}],
  ['a place on the page', '#content', {}, {}],
])('%s is left to the browser', (_name, href, click, props) => {
  expect(isTaken(show(href, props), click)).toBe(false);
  expect(place()).toBe('POP /listings?q=desk');
});

test('a click that was already handled is left alone', () => {
  isTaken(show('/help', { onClick: (event) => event.preventDefault() }));
  expect(place()).toBe('POP /listings?q=desk');
});

test('no navigation leads to another site, whatever starts it', () => {
  const { result } = renderHook(() => useNavigate(), { wrapper: BrowserRouter });
  for (const address of ['https://evil.example/', '//evil.example/', String.raw`/\evil.example`])
    expect(() => void result.current(address), address).toThrow('not allowed');
  expect(window.location.href).toBe('http://localhost:3000/listings?q=desk');
});
