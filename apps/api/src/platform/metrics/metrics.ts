import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolState } from '../db/index.ts';
import type { Metrics } from '../ports/index.ts';

/** Sources that are read on each scrape. */
export interface Sources {
  pools: Readonly<Record<string, () => PoolState>>;
  jobs: () => Promise<{ waiting: number; failed: number; dead: number; oldestSeconds: number }>;
  isClockTrusted: () => boolean;
}

/** In seconds, from a cached page to a canceled search. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Metrics in Prometheus format: requests, connections, jobs, and the process's memory, CPU time and event loop lag.
 */
export function createMetrics({ pools, jobs, isClockTrusted }: Sources): Metrics & {
  text(): Promise<string>;
  type: string;
} {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const underWay = new Gauge({ name: 'http_requests_in_flight', help: 'Requests in progress.', registers });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response began, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  new Gauge({
    name: 'database_pool_connections',
    help: 'Database connections, and requests waiting for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, read] of Object.entries(pools))
        for (const [state, count] of Object.entries(read())) this.set({ pool, state }, count);
    },
  });
  new Gauge({
    name: 'clock_trusted',
    help: '1 while the clock of this process is trusted; 0 after a jump, when nothing expires.',
    registers,
    collect() {
      this.set(isClockTrusted() ? 1 : 0);
    },
  });
  const oldest = new Gauge({
    name: 'jobs_oldest_seconds',
    help: 'Age of the oldest waiting job.',
    registers,
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs: waiting, those of them that failed before, and given up (dead).',
    labelNames: ['state'],
    registers,
    async collect() {
      // While the database is unreachable, the metrics of the process are needed most.
      const found = await jobs().catch(() => null);
      this.reset();
      if (found === null) return;
      const { oldestSeconds, ...states } = found;
      for (const [state, count] of Object.entries(states)) this.set({ state }, count);
      oldest.set(oldestSeconds);
    },
  });
  return {
    begin() {
      const started = performance.now();
      underWay.inc();
      return ({ method, route, status }) => {
        underWay.dec();
        durations.observe({ method, route, status }, (performance.now() - started) / 1_000);
      };
    },
    counter(name, help) {
      const counter = new Counter({ name, help, registers });
      return () => counter.inc();
    },
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}
