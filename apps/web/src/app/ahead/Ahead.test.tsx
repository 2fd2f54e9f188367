// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ApiProvider, createApiClient, swrDefaults } from '../../api/index.ts';
import { signedOut } from '../../session/index.ts';
import { mockListings } from '../../testing/mocks/fixtures/index.ts';
import { askMock } from '../../testing/mocks/server.ts';
import { sessionAt } from '../../testing/mocks/sessionAt.ts';
import { Ahead } from './Ahead.tsx';
import { inViewAtOnce, inViewMax } from './policy.ts';

/** Reports every link as visible. */
class EverythingInView {
  constructor(private readonly tell: (entries: Partial<IntersectionObserverEntry>[]) => void) {}
  observe(target: Element): void {
    this.tell([{ target, isIntersecting: true }]);
  }
  disconnect(): void {}
}

const [first, second] = mockListings;
const saveData = { saveData: true };

/**
 * Renders links with the prefetcher; returns what was requested, in order. With `isEarly` the first link has
 * the focus before the prefetcher starts.
 */
function show(hrefs: readonly string[], answer = askMock, isEarly = false) {
  const asked: string[] = [];
  let open = 0;
  let most = 0;
  const api = createApiClient({
    session: sessionAt(signedOut).session,
    origin: 'http://localhost:3000',
    wait: () => Promise.resolve(),
    fetch: async (input) => {
      const request = new Request(input as string);
      asked.push(request.url.slice('http://localhost:3000/api/v1'.length));
      open += 1;
      most = Math.max(most, open);
      const answered = await answer(request);
      open -= 1;
      return answered;
    },
  });
  const cache = new Map();
  render(
    <ApiProvider value={{ api, delivered: new Map(), failed: new Map() }}>
      <SWRConfig value={{ ...swrDefaults, provider: () => cache }}>
        <MemoryRouter>
          <main>
            {hrefs.map((href) => (
              <article key={href}>
                <a ref={(link) => void (isEarly && href === hrefs[0] && link?.focus())} href={href}>
                  {href}
                </a>
              </article>
            ))}
          </main>
          <Ahead />
        </MemoryRouter>
      </SWRConfig>
    </ApiProvider>,
  );
  return { asked, cache, most: () => most };
}

const link = (href: string) => screen.getByRole('link', { name: href });
const hrefOf = (listing = first): string => `/listings/${listing?.id}`;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

test('a focused link has its page prefetched, completely and once', async () => {
  const href = hrefOf();
  const { asked, cache } = show([href]);
  fireEvent.focusIn(link(href));
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked).toEqual([href, expect.stringMatching(/^\/categories\/.*\/listings\?.*exclude=/)]);
  expect(cache.get(href)?.data.title).toBe(first?.title);
  await act(async () => fireEvent.pointerDown(link(href)));
  expect(asked).toHaveLength(2);
});

test('a link that had the focus before the prefetcher started is included', async () => {
  const href = hrefOf();
  const { asked } = show([href, hrefOf(second)], askMock, true);
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[0]).toBe(href);
});

test('a failed prefetch is dropped, so that the page retries it', async () => {
  const href = hrefOf(second);
  const { asked, cache } = show([href], async () => Response.json({}, { status: 500 }));
  fireEvent.focusIn(link(href));
  await expect.poll(() => asked).toHaveLength(2);
  await expect.poll(() => cache.get(href)?.isLoading).toBe(false);
  await expect.poll(() => cache.get(href)?.error).toBeUndefined();
});

test('visible listings are prefetched two at a time, up to the maximum per page', async () => {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  const { asked, most } = show([...Array(20).keys()].map((number) => `/listings/in-view-${number}`));
  await expect.poll(() => asked).toHaveLength(inViewMax);
  // One over the maximum would have been requested by now.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(new Set(asked).size).toBe(inViewMax);
  expect(most()).toBeLessThanOrEqual(inViewAtOnce);
});

test('a listing being deleted is not prefetched, nor one that left the page while queued', async () => {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  const hrefs = ['busy', 'first', 'second', 'gone', 'last'].map((name) => `/listings/${name}`);
  const answers: (() => void)[] = [];
  const { asked } = show(
    hrefs,
    (request) =>
      new Promise((resolve) => {
        answers.push(() => void askMock(request).then(resolve));
      }),
  );
  link('/listings/busy').closest('article')?.setAttribute('aria-busy', 'true');
  await expect.poll(() => asked).toEqual(['/listings/first', '/listings/second']);
  link('/listings/gone').remove();
  for (const answer of answers) await act(async () => answer());
  await expect.poll(() => asked.slice(2)).toEqual(['/listings/last']);
});

test.each([
  ['another site’s', 'https://example.com/listings/1', {}],
  ['a picture’s', '/images/1', {}],
  ['a page without data’s', '/help', {}],
  ['with Save-Data, a', hrefOf(), saveData],
])('%s link is not prefetched', async (_name, href, connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const { asked } = show([href]);
  await act(async () => fireEvent.focusIn(link(href)));
  expect(asked).toEqual([]);
});
