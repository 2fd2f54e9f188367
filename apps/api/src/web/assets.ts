import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const compressible = /^(?:text\/|application\/|image\/svg)/;

/** A file of the built web app, in the encoding a browser asked for. */
export interface Asset {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** The files of the built web app, held in memory; compressed when first asked for. */
export interface Assets {
  /** @param acceptEncoding the request's Accept-Encoding */
  get(path: string, acceptEncoding: string): Promise<Asset | null>;
}

interface Entry {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  etag: string;
  packed: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>;
}

const packers = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).then(copy),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }).then(copy),
};
type Encoding = keyof typeof packers;

/** Reads every file below a folder, but pages and what is only for the server. */
export async function readAssets(folder: string, except: readonly string[]): Promise<Assets> {
  const entries = new Map<string, Entry>();
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    const name = relative(folder, path).split(sep).join('/');
    const type = types[extname(name)];
    // Hidden folders such as .vite hold notes of the build, not files of the app.
    if (!file.isFile() || type === undefined || except.includes(name) || /(?:^|\/)\./.test(name)) continue;
    const bytes = copy(await readFile(path));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    entries.set(`/${name}`, { bytes, type, etag, packed: {} });
  }
  return {
    async get(path, acceptEncoding) {
      const entry = entries.get(path);
      if (entry === undefined) return null;
      const encoding = compressible.test(entry.type) ? chooseEncoding(acceptEncoding) : null;
      // The name of a file under /assets holds a hash of its content, so it never changes.
      const isHashed = path.startsWith('/assets/');
      const headers: Record<string, string> = {
        'content-type': entry.type,
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        vary: 'Accept-Encoding',
      };
      if (encoding === null) return { bytes: entry.bytes, headers: { ...headers, etag: entry.etag } };
      entry.packed[encoding] ??= packers[encoding](entry.bytes);
      const bytes = await entry.packed[encoding];
      const etag = entry.etag.replace(/"$/, `-${encoding}"`);
      return { bytes, headers: { ...headers, etag, 'content-encoding': encoding } };
    },
  };
}

function chooseEncoding(acceptEncoding: string): Encoding | null {
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null;
}

function copy(buffer: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}
