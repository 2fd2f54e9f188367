import type { Plugin } from 'vite';

/** How long it pauses after each piece, in ms: long enough for the browser to report progress in between. */
const PAUSE = 8;

/**
 * A place for browser tests to upload to, beside their own pages: `/sink` takes its time with a body and answers with
 * what came. `?status=` sets the answer's status.
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
