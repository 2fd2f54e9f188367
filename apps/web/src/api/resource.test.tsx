// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test } from 'vitest';

import { mockListings } from '../testing/mocks/fixtures/index.ts';
import { sessionAt } from '../testing/mocks/sessionAt.ts';
import { signedOut } from '../session/index.ts';
import {
  type ApiClient,
  ApiError,
  ApiProvider,
  cacheOf,
  createApiClient,
  listing,
  swrDefaults,
  useResource,
} from './index.ts';

afterEach(cleanup);

const desk = { ...mockListings[0], title: 'Walnut desk' };

/** Texts of the page by render. */
const said: string[] = [];

function Page() {
  const { data, error, isLoading } = useResource(listing('desk'));
  const text = data?.title ?? (error === undefined ? 'loading' : `failed: ${error.status}`);
  if (isLoading && data !== undefined) said.push('still loading');
  said.push(text);
  return <p>{text}</p>;
}

/** Renders a page after its listing failed to load on the server. */
function open(status: number, answer: () => Response): { asked: () => number } {
  said.length = 0;
  let asked = 0;
  const send = async (): Promise<Response> => {
    asked += 1;
    return answer();
  };
  const api: ApiClient = createApiClient({ session: sessionAt(signedOut).session, fetch: send });
  const failed = new Map([['/listings/desk', new ApiError({ kind: 'http', status })]]);
  render(
    <ApiProvider value={{ api, delivered: new Map(), failed }}>
      <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
        <Page />
      </SWRConfig>
    </ApiProvider>,
  );
  return { asked: () => asked };
}

test('a server-side failure is shown by the first render and requested once more', async () => {
  const page = open(503, () => Response.json({ data: desk }));
  await screen.findByText('Walnut desk');
  expect(new Set(said)).toEqual(new Set(['failed: 503', 'Walnut desk']));
  expect(page.asked()).toBe(1);
});

test('a second failure replaces the first', async () => {
  open(503, () => Response.json({}, { status: 500 }));
  await screen.findByText('failed: 500');
  expect(said).not.toContain('loading');
});

test('a missing resource is not requested again', async () => {
  const page = open(404, () => Response.json({}));
  await screen.findByText('failed: 404');
  await Promise.resolve();
  expect(page.asked()).toBe(0);
  expect(said).not.toContain('loading');
});

test('an embedded response causes no second render when SWR revalidates', async () => {
  said.length = 0;
  const answers = { '/listings/desk': desk };
  const delivered = new Map<string, unknown>(Object.entries(answers));
  const api = createApiClient({
    session: sessionAt(signedOut).session,
    fetch: () => Promise.reject(new Error()),
  });
  render(
    <ApiProvider value={{ api, delivered, failed: new Map() }}>
      <SWRConfig value={{ ...swrDefaults, fallback: answers, provider: () => cacheOf(answers) }}>
        <Page />
      </SWRConfig>
    </ApiProvider>,
  );
  // SWR takes over the response.
  await waitFor(() => expect(delivered.size).toBe(0));
  expect(said).toEqual(['Walnut desk']);
});
