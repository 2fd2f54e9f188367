import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Images and fonts are already compressed. */
const compressible = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest']);
/** Files below about one packet gain nothing. */
const MIN_BYTES = 1024;

const encoders = {
  '.br': (bytes) => promisify(brotliCompress)(bytes),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Writes a `.br` and a `.gz` file next to every file of a folder that gets smaller; the server sends them as
 * they are.
 */
export async function compress(folder) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && compressible.has(extname(file.name)))
      .map(async (file) => {
        const path = join(file.parentPath, file.name);
        const bytes = await readFile(path);
        if (bytes.byteLength < MIN_BYTES) return;
        for (const [extension, encode] of Object.entries(encoders)) {
          const encoded = await encode(bytes);
          if (encoded.byteLength < bytes.byteLength) await writeFile(path + extension, encoded);
        }
      }),
  );
}
