// Makes the smaller sizes of the demo pictures and their placeholders, so that a first start does not have to:
// seed-photos/320 and /640, seed-photos/sizes.json and seed-photos/placeholders.json. Run: pnpm exec tsx apps/api/scripts/build-seed-photos.ts
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

import { makePlaceholder } from '../src/market/images/process.ts';

const folder = new URL('../seed-photos/', import.meta.url);
const widths = [320, 640];
const names = (await readdir(folder)).filter((name) => name.endsWith('.webp')).sort();
const sizes: Record<string, [number, number][]> = {};
const placeholders: Record<string, string> = {};

for (const width of widths) {
  await rm(new URL(`${width}/`, folder), { recursive: true, force: true });
  await mkdir(new URL(`${width}/`, folder));
}
for (const name of names) {
  const bytes = await readFile(new URL(name, folder));
  const full = await sharp(bytes).metadata();
  const made: [number, number][] = [];
  for (const width of widths) {
    if (width >= full.width) continue;
    const { data, info } = await sharp(bytes)
      .resize({ width })
      .webp({ quality: 72, effort: 6 })
      .toBuffer({ resolveWithObject: true });
    await writeFile(new URL(`${width}/${name}`, folder), data);
    made.push([info.width, info.height]);
  }
  sizes[name] = [...made, [full.width, full.height]];
  placeholders[name] = await makePlaceholder({ bytes });
}

/** One picture a line, so that a changed picture is a changed line. */
async function writeTable(file: string, table: Record<string, unknown>): Promise<void> {
  const lines = Object.entries(table).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  await writeFile(new URL(file, folder), `{\n${lines.join(',\n')}\n}\n`);
}
await writeTable('sizes.json', sizes);
await writeTable('placeholders.json', placeholders);
