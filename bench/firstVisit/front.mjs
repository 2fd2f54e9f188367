import { createServer, request } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Where the front hands out the page that it holds. */
export const staticPath = '/static.html';

/** How a server may compress its pages, as quickly as a server does it. */
const encoders = {
  br: (page) => brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (page) => gzipSync(page, { level: 5 }),
};

/** How a server compresses its pages for a browser. */
function encodingOf(server) {
  return new Promise((resolve, reject) => {
    const asked = request(server, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, (given) => {
      given.resume();
      resolve(given.headers['content-encoding'] ?? 'none');
    });
    asked.on('error', reject);
    asked.end();
  });
}

/**
 * Stands before a server: hands out one page of its own, compressed as the server compresses its pages, and passes
 * everything else on. So both come over the same road.
 *
 * @param {string} server its origin
 * @param {string} page
 * @returns {Promise<import('node:http').Server>} a server that listens on a port of its own
 */
export async function startFront(server, page) {
  const encoding = await encodingOf(server);
  const body = encoders[encoding]?.(page);
  if (body === undefined) throw new Error(`The static page cannot be compressed as pages are: ${encoding}.`);
  const front = createServer((incoming, answer) => {
    if (incoming.url === staticPath) {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': encoding });
      answer.end(body);
      return;
    }
    const { method, headers } = incoming;
    const passed = request(`${server}${incoming.url ?? '/'}`, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  await new Promise((resolve) => front.listen(0, '127.0.0.1', resolve));
  return front;
}
