import { expect, test } from 'vitest';

import { jpeg, png } from '../testing/pictures.ts';
import { isFreeOfMetadata } from './metadata.ts';

test.each([
  { name: 'plain JPEG', type: 'image/jpeg' as const, bytes: jpeg(9, 9), free: true },
  { name: 'JPEG with Exif', type: 'image/jpeg' as const, bytes: jpeg(9, 9, { exif: true }), free: false },
  {
    name: 'JPEG followed by a video',
    type: 'image/jpeg' as const,
    bytes: Uint8Array.from([...jpeg(9, 9), 1, 2, 3]),
    free: false,
  },
  {
    name: 'JPEG with several scans',
    type: 'image/jpeg' as const,
    bytes: jpeg(9, 9, { scans: 2 }),
    free: true,
  },
  {
    name: 'JPEG followed by another image',
    type: 'image/jpeg' as const,
    bytes: Uint8Array.from([...jpeg(9, 9), ...jpeg(9, 9, { exif: true })]),
    free: false,
  },
  {
    name: 'JPEG with a preview of the uncropped image',
    type: 'image/jpeg' as const,
    bytes: jpeg(9, 9, { preview: [1, 2, 3] }),
    free: false,
  },
  { name: 'plain PNG', type: 'image/png' as const, bytes: png(9, 9), free: true },
  { name: 'PNG with text', type: 'image/png' as const, bytes: png(9, 9, 'tEXt'), free: false },
  { name: 'PNG with Exif', type: 'image/png' as const, bytes: png(9, 9, 'eXIf'), free: false },
  {
    name: 'PNG with trailing data',
    type: 'image/png' as const,
    bytes: Uint8Array.from([...png(9, 9), 0]),
    free: false,
  },
])('$name free of metadata: $free', ({ type, bytes, free }) => {
  expect(isFreeOfMetadata(type, bytes)).toBe(free);
});
