// Data for server-rendered pages: API responses as objects, without serialization.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi } from '../../app.ts';
import { addListing } from '../../testing/listings.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { renderAnswers, testWeb } from '../../testing/webBuild.ts';

let test: TestApi;
let listing: string;
beforeAll(async () => {
  test = await testApi();
  listing = await addListing(test);
});
afterAll(() => test.close());

it('equals what a visitor gets as JSON', async () => {
  const asked = [
    '/listings',
    '/listings/recent',
    '/categories',
    '/categories/stats',
    '/categories/furniture/listings',
    `/listings/${listing}`,
  ];
  const api = createApi(
    test.deps,
    testWeb(async ({ fetch }) => {
      const bodies = await Promise.all(
        asked.map(async (path) => {
          const given = await fetch(`/api/v1${path}`);
          expect(given, path).not.toBeInstanceOf(Response);
          return given;
        }),
      );
      return { status: 200, headers: {}, body: JSON.stringify(bodies) };
    }),
  );
  const page: unknown = await (await api.fetch(new Request('http://localhost/'))).json();
  const answers: unknown[] = [];
  for (const path of asked) answers.push(await (await test.request('GET', `/api/v1${path}`)).json());
  expect(page).toEqual(answers);
});

it('is refused as for a visitor', async () => {
  const api = createApi(
    test.deps,
    testWeb(async ({ fetch }) => {
      const given = await fetch('/api/v1/categories/no-such/listings');
      return { status: given instanceof Response ? given.status : 200, headers: {}, body: '' };
    }),
  );
  expect((await api.fetch(new Request('http://localhost/'))).status).toBe(404);
});

it('reads the category tree once, and again after a failure', async () => {
  let queries = 0;
  let fails = true;
  const db: TestApi['db'] = {
    ...test.db,
    query<T extends object>(sql: string, params?: readonly unknown[]) {
      queries += 1;
      return fails ? Promise.reject(new Error('gone')) : test.db.query<T>(sql, params);
    },
  };
  const api = createApi({ ...test.deps, db }, testWeb(renderAnswers));
  const statusOfPage = async (query: string): Promise<number> =>
    (await api.fetch(new Request(`http://localhost/categories?${query}`))).status;
  expect(await statusOfPage('first')).toBe(500);
  fails = false;
  expect(await statusOfPage('second')).toBe(200);
  expect(await statusOfPage('third')).toBe(200);
  expect(queries).toBe(2);
});
