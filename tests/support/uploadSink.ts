import type { Plugin } from 'vite';

/** Pause after each chunk, in ms: long enough for the browser to report progress. */
const PAUSE = 8;

/**
 * An upload endpoint for browser tests. `/sink` reads a body slowly and responds with what it received.
 * `?status=` sets the response status.
 */
export const uploadSink: Plugin = {
  name: 'upload-sink',
  configureServer(server) {
    server.middlewares.use('/sink', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => {
        parts.push(part);
        request.pause();
        setTimeout(() => request.resume(), PAUSE);
      });
      request.on('end', () => {
        const { searchParams } = new URL(request.url ?? '', 'http://sink');
        const status = Number(searchParams.get('status') ?? 200);
        response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '7' });
        const { authorization, 'content-type': type } = request.headers;
        const bytes = Buffer.concat(parts).length;
        response.end(
          status === 204 ? '' : JSON.stringify({ method: request.method, authorization, type, bytes }),
        );
      });
    });
  },
};
