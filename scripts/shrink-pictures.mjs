// Packs the reference pictures of stories tighter, pixel for pixel the same: browsers write PNG quickly, not small.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
// The server's own picture library serves here too.
const sharp = createRequire(join(root, 'apps/api/package.json'))('sharp');
const folder = join(root, '.storybook/__screenshots__');

let before = 0;
let after = 0;
for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
  const file = join(folder, name);
  const original = readFileSync(file);
  const image = sharp(original);
  const { data, info } = await image.clone().raw().toBuffer({ resolveWithObject: true });
  const packed = await image.png({ compressionLevel: 9, effort: 10, adaptiveFiltering: true }).toBuffer();
  const again = await sharp(packed).raw().toBuffer({ resolveWithObject: true });
  const isSame = again.info.channels === info.channels && again.data.equals(data);
  const best = isSame && packed.length < original.length ? packed : original;
  before += original.length;
  after += best.length;
  if (best !== original) writeFileSync(file, best);
}
console.log(`Pictures: ${(before / 1e6).toFixed(1)} MB before, ${(after / 1e6).toFixed(1)} MB after.`);
