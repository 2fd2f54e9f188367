import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Queryable } from '../db/index.ts';
import { errorCode } from '../logger.ts';
import type { Traces } from '../ports/index.ts';

/**
 * Sends spans to a collector, by OTLP over HTTP. An unresponsive collector delays no requests.
 * @param endpoint as in `OTEL_EXPORTER_OTLP_ENDPOINT`, without the path for traces
 */
export function createTraces({ endpoint, service }: { endpoint: string; service: string }): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('porchlight');
  const current = new AsyncLocalStorage<Context>();

  async function within<T>(span: Span, work: () => Promise<T>): Promise<T> {
    try {
      return await current.run(trace.setSpan(current.getStore() ?? ROOT_CONTEXT, span), work);
    } catch (error) {
      // The error's message may contain text that a user typed.
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', errorCode(error) ?? (error instanceof Error ? error.name : 'unknown'));
      throw error;
    } finally {
      span.end();
    }
  }

  const statement = <T>(name: string, sql: string, work: () => Promise<T>): Promise<T> => {
    const operation = /\w+/.exec(sql)?.[0].toUpperCase() ?? 'SQL';
    const attributes = { 'db.system.name': 'postgresql', 'db.namespace': name, 'db.query.text': sql };
    const kind = SpanKind.CLIENT;
    return within(
      tracer.startSpan(operation, { kind, attributes }, current.getStore() ?? ROOT_CONTEXT),
      work,
    );
  };

  const traced = <Q extends Queryable>(db: Q, name: string): Q => ({
    ...db,
    query: <T extends object>(sql: string, params?: readonly unknown[]) =>
      statement(name, sql, () => db.query<T>(sql, params)),
  });

  return {
    async request(method, answer) {
      const attributes = { 'http.request.method': method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
      await within(span, async () => {
        const { route, status } = await answer();
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      });
    },
    database: (db, name) => ({
      ...traced(db, name),
      transaction: (work) => db.transaction((tx) => work(traced(tx, name))),
      withTimeLimit: (ms, work) => db.withTimeLimit(ms, (limited) => work(traced(limited, name))),
    }),
    close: () => provider.shutdown(),
  };
}
