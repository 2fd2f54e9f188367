import { expect, test } from 'vitest';

import { blue, green, quarters, red, yellow } from '../../../../../tests/support/pictures.ts';
import { turnedWebp } from '../../../../../tests/support/turnedWebp.ts';
import { inspectFiles } from './inspectFiles.ts';

test.each([
  { orientation: 1, turn: undefined },
  { orientation: 6, turn: 90 },
])('a WebP with the Exif turn $orientation', async ({ orientation, turn }) => {
  const plain = await quarters(80, 60, [red, green, blue, yellow], 'image/webp');
  const bytes = turnedWebp(orientation, { width: 80, height: 60, pixels: plain.slice(12) });
  const [seen] = await inspectFiles([{ id: 'a', file: new File([bytes], 'a.webp') }]);
  expect(seen).toMatchObject({ type: 'image/webp', width: 80, height: 60 });
  expect(seen?.turn).toBe(turn);
  expect(seen?.preview).toMatch(/^blob:/);
  URL.revokeObjectURL(seen?.preview ?? '');
});
