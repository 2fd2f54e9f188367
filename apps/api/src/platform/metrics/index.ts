export { serveMetrics } from './serve.ts';
