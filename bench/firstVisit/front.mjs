import { createServer, request } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const staticPath = '/static.html';

/** Compression of pages, at a server's typical speed. */
const encoders = {
  br: (page) => brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (page) => gzipSync(page, { level: 5 }),
};

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
 * A proxy in front of a server that serves one page of its own, compressed like the server's pages, so that both are
 * transferred in the same way.
 *
 * @param {string} server its origin
 * @param {string} page
 * @returns {Promise<import('node:http').Server>} the listening proxy, on a port of its own
 */
export async function startFront(server, page) {
  const encoding = await encodingOf(server);
  const body = encoders[encoding]?.(page);
  if (body === undefined)
    throw new Error(`The static page cannot be compressed like the pages: ${encoding}.`);
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
