import { createServer, request } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

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

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/**
 * A proxy in front of a server that serves a few files of its own, compressed like the server's pages, so that all
 * are transferred in the same way.
 *
 * @param {string} server its origin
 * @param {ReadonlyMap<string, string | Uint8Array>} files contents by path
 * @returns {Promise<import('node:http').Server>} the listening proxy, on a port of its own
 */
export async function startFront(server, files) {
  const encoding = await encodingOf(server);
  const encode = encoders[encoding];
  if (encode === undefined)
    throw new Error(`The bench's pages cannot be compressed like the server's: ${encoding}.`);
  const bodies = new Map([...files].map(([path, content]) => [path, encode(content)]));
  const front = createServer((incoming, answer) => {
    const body = bodies.get(incoming.url);
    if (body !== undefined) {
      answer.writeHead(200, { 'content-type': types[extname(incoming.url)], 'content-encoding': encoding });
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
