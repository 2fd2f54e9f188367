import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '../../app.ts';
import { countJobs } from '../jobs/index.ts';
import { addListing } from '../../testing/listings.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { serveMetrics } from './index.ts';

let api: TestApi;
let isClockTrusted = true;
let watched: Awaited<ReturnType<typeof serveMetrics>>;

beforeAll(async () => {
  api = await testApi();
  watched = await serveMetrics(
    { host: '127.0.0.1', port: 0 },
    {
      pools: { primary: () => ({ idle: 3, busy: 2, waiting: 1 }) },
      jobs: () => countJobs(api.db, api.clock.now()),
      isClockTrusted: () => isClockTrusted,
    },
  );
});
afterAll(async () => {
  await watched.close();
  await api.close();
});

const read = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${watched.port}${path}`);

test('requests are labeled by route pattern, without ids of users', async () => {
  const server = createApi({ ...api.deps, metrics: watched.metrics });
  const listing = await addListing(api);
  for (const path of [
    `/api/v1/listings/${listing}?from=somebody%40porchlight.test`,
    '/api/v1/listings?query=secret',
    '/api/v1/somebody@porchlight.test',
    '/somebody@porchlight.test',
  ])
    await server.fetch(new Request(`http://porchlight.test${path}`));
  const answer = await read('/metrics');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  const one = 'http_request_duration_seconds_count{method="GET",route="/api/v1/listings/:id",status="200"} 1';
  expect(text).toContain(one);
  expect(text).toContain('route="/api/v1/listings",status="200"} 1');
  expect(text).toMatch(/route="[^"]*\*",status="404"\} 2/);
  for (const word of ['somebody', 'secret', listing]) expect(text).not.toContain(word);
  expect(text).toContain('http_requests_in_flight 0');
});

test('so are connections, jobs, process values and further counters', async () => {
  const hit = watched.metrics.counter('page_cache_hits_total', 'Pages from memory.');
  hit();
  hit();
  const text = await (await read('/metrics')).text();
  for (const line of [
    'database_pool_connections{pool="primary",state="busy"} 2',
    'database_pool_connections{pool="primary",state="waiting"} 1',
    'jobs{state="dead"} 0',
    'jobs_oldest_seconds 0',
    'clock_trusted 1',
    'page_cache_hits_total 2',
  ])
    expect(text).toContain(line);
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_eventloop_lag_max_seconds',
    'process_resident_memory_bytes',
  ])
    expect(text).toContain(name);
  isClockTrusted = false;
  expect(await (await read('/metrics')).text()).toContain('clock_trusted 0');
});

test('the port serves nothing else', async () => {
  expect((await read('/')).status).toBe(404);
  expect((await read('/api/v1/listings')).status).toBe(404);
});
