// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test } from 'vitest';

import { signedOut } from '../../session/index.ts';
import { mockListings } from '../../testing/mocks/fixtures/index.ts';
import { sessionAt } from '../../testing/mocks/sessionAt.ts';
import { ApiProvider, createApiClient, isMissing, swrDefaults } from '../../api/index.ts';
import { useListingWithPlaceholder } from './useListingWithPlaceholder.ts';

afterEach(cleanup);

const [desk] = mockListings;
const inList = { listings: mockListings };

/** Texts of the page by render. */
const said: string[] = [];

function Page({ id }: { id: string }) {
  const { data, error } = useListingWithPlaceholder(id);
  const text = isMissing(error) ? 'gone' : (data?.title ?? (error === undefined ? 'loading' : 'failed'));
  said.push(text);
  return <p>{text}</p>;
}

/** Renders a page with cached responses. */
function open(answers: Readonly<Record<string, unknown>>, answer: () => Response): { asked: () => number } {
  said.length = 0;
  let asked = 0;
  const api = createApiClient({
    session: sessionAt(signedOut).session,
    wait: () => Promise.resolve(),
    fetch: async () => {
      asked += 1;
      return answer();
    },
  });
  const cache = new Map(Object.entries(answers).map(([key, data]) => [key, { data }]));
  render(
    <ApiProvider value={{ api, delivered: new Map(), failed: new Map() }}>
      <SWRConfig value={{ ...swrDefaults, provider: () => cache }}>
        <Page id={desk?.id ?? ''} />
      </SWRConfig>
    </ApiProvider>,
  );
  return { asked: () => asked };
}

test.each([
  ['a page of listings', '/listings?limit=20', inList],
  ['the newest', '/listings/recent', mockListings],
  ['related listings of another one', '/categories/1/listings?limit=5', inList],
  ['favorites', '@user-ana/favorites', mockListings],
])('a listing in %s is shown at once, and its own response after one call', async (_name, key, answer) => {
  const page = open({ '/categories': [], [key]: answer }, () =>
    Response.json({ data: { ...desk, title: 'Sold by now' } }),
  );
  expect(said[0]).toBe(desk?.title);
  await screen.findByText('Sold by now');
  expect(new Set(said)).toEqual(new Set([desk?.title, 'Sold by now']));
  expect(page.asked()).toBe(1);
});

test('a listing in no list waits for its response', async () => {
  open({ '/listings?limit=20': { listings: [] }, '/categories/stats': [{}] }, () =>
    Response.json({ data: desk }),
  );
  expect(said[0]).toBe('loading');
  await screen.findByText(desk?.title ?? '');
});

test('a deleted listing is shown as missing', async () => {
  open({ '/listings/recent': mockListings }, () => Response.json({}, { status: 404 }));
  await screen.findByText('gone');
});

test('a failure keeps the cached data', async () => {
  const page = open({ '/listings/recent': mockListings }, () => Response.json({}, { status: 400 }));
  await expect.poll(page.asked).toBe(1);
  await screen.findByText(desk?.title ?? '');
  expect(said).not.toContain('failed');
});
