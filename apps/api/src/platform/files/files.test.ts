import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import type { Files } from '../ports/index.ts';
import { createDiskFiles, createS3Files, isFileKey } from './index.ts';
import { createMemoryFiles } from '../../testing/memoryFiles.ts';
import { startS3Store, type S3Store } from '../../testing/s3Store.ts';

/** A draft's name as `createDiskFiles` makes it. */
const draftName = `.${randomUUID()}`;

const bytes = (text: string) => new TextEncoder().encode(text);

async function keysOf(files: Files): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list()) keys.push(key);
  return keys.toSorted();
}

test.each([
  ['0197f/320.webp', true],
  ['a.webp', true],
  ['seed/desk-1.webp', true],
  ['', false],
  ['a', false],
  ['a.html', false],
  ['a.svg', false],
  ['/a.webp', false],
  ['../a.webp', false],
  ['a/../b.webp', false],
  ['a/./b.webp', false],
  ['a//b.webp', false],
  ['.a.webp', false],
  ['a/.b.webp', false],
  ['A.webp', false],
  ['a\\b.webp', false],
  ['a\0.webp', false],
  ['a.webp\n', false],
  ['é.webp', false],
  [`${'a'.repeat(200)}.webp`, false],
])('%j is a key: %j', (key, expected) => {
  expect(isFileKey(key)).toBe(expected);
});

function conformance(open: () => Files) {
  test('returns a stored file until it is removed', async () => {
    const files = open();
    await files.put('one/320.webp', bytes('small'), 'image/webp');
    await files.put('one/640.webp', bytes('large'), 'image/webp');
    await files.put('two/photo.jpg', bytes('photo'), 'image/jpeg');
    const found = await files.get('one/640.webp');
    expect(found?.contentType).toBe('image/webp');
    expect(Buffer.from(found?.bytes ?? []).toString()).toBe('large');
    expect(await keysOf(files)).toEqual(['one/320.webp', 'one/640.webp', 'two/photo.jpg']);
    await files.remove(['one/320.webp', 'one/640.webp', 'never/was.webp']);
    expect(await files.get('one/320.webp')).toBeNull();
    expect(await keysOf(files)).toEqual(['two/photo.jpg']);
    await files.remove(['two/photo.jpg']);
  });

  test('returns when each file was stored', async () => {
    const files = open();
    const before = Date.now() - 2000;
    await files.put('three/320.webp', bytes('x'), 'image/webp');
    for await (const { storedAt } of files.list()) {
      expect(storedAt.getTime()).toBeGreaterThanOrEqual(before);
      expect(storedAt.getTime()).toBeLessThanOrEqual(Date.now() + 2000);
    }
    await files.remove(['three/320.webp']);
  });

  test('neither lists nor removes demo pictures', async () => {
    const files = open();
    await files.put('seed/desk-1.webp', bytes('desk'), 'image/webp');
    expect(await keysOf(files)).toEqual([]);
    await files.remove(['seed/desk-1.webp']);
    expect(await files.get('seed/desk-1.webp')).not.toBeNull();
  });

  test("rejects keys outside the store and types that don't match the key", async () => {
    const files = open();
    for (const key of ['../out.webp', '/etc/passwd', 'a/../../out.webp']) {
      await expect(files.put(key, bytes('x'), 'image/webp')).rejects.toThrow('Not the key');
      await expect(files.remove([key])).rejects.toThrow('Not the key');
      expect(await files.get(key)).toBeNull();
    }
    await expect(files.put('a.webp', bytes('x'), 'text/html')).rejects.toThrow('disagree');
  });
}

describe('in memory', () => {
  const files = createMemoryFiles(systemClock);
  conformance(() => files);
});

describe('on disk', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  conformance(() => createDiskFiles(join(folder, 'images')));

  test('removing a picture removes its empty folder, and leaves no draft', async () => {
    const files = createDiskFiles(join(folder, 'tidy'));
    await files.put('one/320.webp', bytes('a'), 'image/webp');
    expect(await readdir(join(folder, 'tidy', 'one'))).toEqual(['320.webp']);
    await files.remove(['one/320.webp']);
    expect(await readdir(join(folder, 'tidy'))).toEqual([]);
  });

  test('a file left half-written by a stopped server is neither returned nor listed', async () => {
    const files = createDiskFiles(join(folder, 'half'));
    await files.put('one/320.webp', bytes('a'), 'image/webp');
    await writeFile(join(folder, 'half', 'one', draftName), 'half');
    expect(await keysOf(files)).toEqual(['one/320.webp']);
  });

  test('listing removes a draft that is older than a day', async () => {
    const files = createDiskFiles(join(folder, 'stale'));
    await mkdir(join(folder, 'stale', 'one'), { recursive: true });
    await mkdir(join(folder, 'stale', 'two'));
    const [old, young] = [join(folder, 'stale', 'one', draftName), join(folder, 'stale', 'two', draftName)];
    const others = ['.gitkeep', '.nfs000000000001', '.0197f'].map((name) => join(folder, 'stale', name));
    for (const file of [old, young, ...others]) await writeFile(file, 'half');
    const dayAgo = Date.now() / 1000 - 24 * 3600 - 1;
    for (const file of [old, ...others]) await utimes(file, dayAgo, dayAgo);
    expect(await keysOf(files)).toEqual([]);
    // Other hidden files stay.
    expect((await readdir(join(folder, 'stale'))).toSorted()).toEqual(
      ['.0197f', '.gitkeep', '.nfs000000000001', 'two'].toSorted(),
    );
  });

  test('a failed write leaves nothing on a full disk', async () => {
    const files = createDiskFiles(join(folder, 'full'));
    // A folder in place of the picture.
    await mkdir(join(folder, 'full', 'one', '320.webp', 'x'), { recursive: true });
    await expect(files.put('one/320.webp', bytes('a'), 'image/webp')).rejects.toThrow();
    expect(await readdir(join(folder, 'full', 'one'))).toEqual(['320.webp']);
  });

  test('links are not listed', async () => {
    const files = createDiskFiles(join(folder, 'links'));
    await files.put('one/320.webp', bytes('a'), 'image/webp');
    await symlink('/etc/hostname', join(folder, 'links', 'one', 'link.webp'));
    expect(await keysOf(files)).toEqual(['one/320.webp']);
    expect((await readFile(join(folder, 'links', 'one', '320.webp'))).toString()).toBe('a');
  });
});

describe('in an S3-compatible store', () => {
  let store: S3Store;
  let url: string;
  beforeAll(async () => {
    store = await startS3Store();
    url = store.url;
  });
  afterAll(() => store.close());

  conformance(() => createS3Files(url));

  test('pictures are stored under the prefix and cacheable forever; every request is signed', async () => {
    const files = createS3Files(url);
    await files.put('one/320.webp', bytes('a'), 'image/webp');
    expect(store.stored.get('shop/one/320.webp')?.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(store.refused).toEqual([]);
  });

  test('reads all pages of a long list', async () => {
    const files = createS3Files(url);
    const keys = Array.from({ length: 7 }, (_, n) => `many-${n}/320.webp`);
    for (const key of keys) await files.put(key, bytes('x'), 'image/webp');
    expect((await keysOf(files)).filter((key) => key.startsWith('many'))).toEqual(keys);
  });

  test('a refused request is an error, not an empty store', async () => {
    const files = createS3Files(url.replace('se%2Fcret', 'wrong'));
    await expect(files.get('one/320.webp')).rejects.toThrow('responded with 403');
    await expect(keysOf(files)).rejects.toThrow('responded with 403');
  });

  test('a redirect is not followed', async () => {
    await expect(createS3Files(url).get('moved/320.webp')).rejects.toThrow('fetch failed');
  });

  test.each(['https://host/bucket', 'https://KEY:secret@host/', 'ftp://KEY:secret@host/bucket'])(
    '%s is not a store',
    (bad) => {
      expect(() => createS3Files(bad)).toThrow('S3_URL must look like');
    },
  );
});
