import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createMetrics, type Sources } from './metrics.ts';

/**
 * Serves `/metrics`, and nothing else, on its own port, which should not be public.
 * @throws when the port is not available
 */
export async function serveMetrics(
  at: { host: string; port: number },
  sources: Sources,
): Promise<{ metrics: ReturnType<typeof createMetrics>; port: number; close(): Promise<void> }> {
  const metrics = createMetrics(sources);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.type }).end(text),
      () => response.writeHead(500).end(),
    );
  }).listen(at.port, at.host);
  await once(server, 'listening');
  return {
    metrics,
    port: portOf(server),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function portOf(server: Server): number {
  const bound = server.address();
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
}
