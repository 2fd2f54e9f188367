import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { createApi } from '../../app.ts';
import { testApi } from '../../testing/testApi.ts';
import { createTraces } from './index.ts';

/** The parts of OpenTelemetry's JSON used here. */
interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

test('a request and its statements reach a collector as one trace, without typed text', async () => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      received.push(`${request.url} ${body}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  const base = await testApi();
  const traces = createTraces({ endpoint: `http://127.0.0.1:${port}/`, service: 'porch' });
  const db = traces.database(base.db, 'primary');
  const api = createApi({ ...base.deps, db, traces });
  for (const path of ['/api/v1/listings?query=somebodys+secret', '/api/v1/somebodys-secret'])
    await api.fetch(new Request(`http://porchlight.test${path}`));
  await traces.close();
  await base.close();
  collector.close();

  expect(received).toHaveLength(1);
  const [path, body] = [received[0]?.slice(0, 11), received[0]?.slice(11) ?? ''];
  expect(path).toBe('/v1/traces ');
  expect(body).not.toContain('secret');
  const { resourceSpans } = JSON.parse(body) as {
    resourceSpans: { resource: unknown; scopeSpans: { spans: Span[] }[] }[];
  };
  expect(JSON.stringify(resourceSpans[0]?.resource)).toContain('porch');
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const found = spans.find(({ name }) => name === 'GET /api/v1/listings');
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === found?.spanId);
  expect(statements.map(({ name }) => name)).toContain('SELECT');
  expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([found?.traceId]));
});
