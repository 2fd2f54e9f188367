import { cp, mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { snapshot } from '../../testing/database.ts';
import { embeddedOptions } from './embedded.ts';
import {
  checkFolder,
  EmbeddedDatabaseError,
  embeddedVersion,
  explainFailure,
  isDamage,
  required,
  type EmbeddedFailure,
} from './embeddedFailure.ts';
import { openEmbedded } from './index.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'porchlight-damaged-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

let made = 0;
const newDataDir = (): string => join(root, `data-${(made += 1)}`);

/** A `DATA_DIR` whose database has all required files, all empty. */
async function skeleton(): Promise<{ dataDir: string; folder: string }> {
  const dataDir = newDataDir();
  const folder = join(dataDir, 'database');
  for (const name of required) if (!isFile.test(name)) await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'postgresql.conf'), '');
  await writeFile(join(folder, 'PG_VERSION'), `${embeddedVersion}\n`);
  await writeFile(join(folder, 'global/pg_control'), Buffer.alloc(8192));
  return { dataDir, folder };
}
const isFile = /PG_VERSION|pg_control|\.conf$/;

/** Every file and folder below a folder, with details that reveal changes. */
async function contentsOf(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return Promise.all(
    names.toSorted().map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name));
      return `${name} ${size} ${mtimeMs}`;
    }),
  );
}

async function scribble(path: string): Promise<void> {
  const file = await open(path, 'r+');
  const { size } = await file.stat();
  await file.write(Buffer.alloc(size, 0xa5), 0, size, 0);
  await file.close();
}

type Damage = {
  name: string;
  reason: EmbeddedFailure;
  words: RegExp;
  damage: (folder: string) => Promise<unknown>;
};

test.each<Damage>([
  {
    name: 'without its control file',
    reason: 'incomplete',
    words: /global\/pg_control is missing/,
    damage: (folder) => rm(join(folder, 'global/pg_control')),
  },
  {
    name: 'with half a control file',
    reason: 'damaged',
    words: /global\/pg_control has the wrong size/,
    damage: (folder) => truncate(join(folder, 'global/pg_control'), 4000),
  },
  {
    name: 'without its version, over which a new one would be made',
    reason: 'incomplete',
    words: /PG_VERSION is missing/,
    damage: (folder) => rm(join(folder, 'PG_VERSION')),
  },
  {
    name: 'of another version',
    reason: 'version',
    words: /made by 99, this server has 18\. Start the version of Porchlight that made it/,
    damage: (folder) => writeFile(join(folder, 'PG_VERSION'), '99\n'),
  },
  {
    name: 'with a version that is none',
    reason: 'damaged',
    words: /PG_VERSION contains no version/,
    damage: (folder) => writeFile(join(folder, 'PG_VERSION'), ''),
  },
  {
    name: 'copied in part',
    reason: 'incomplete',
    words: /base, pg_wal is missing/,
    damage: async (folder) => {
      await rm(join(folder, 'base'), { recursive: true });
      await rm(join(folder, 'pg_wal'), { recursive: true });
    },
  },
  {
    name: 'with a file in its place',
    reason: 'incomplete',
    words: /database' is a file/,
    damage: async (folder) => {
      await rm(folder, { recursive: true });
      await writeFile(folder, '');
    },
  },
  {
    name: 'copied without its empty folders',
    reason: 'incomplete',
    words: /pg_notify is missing/,
    damage: (folder) => rm(join(folder, 'pg_notify'), { recursive: true }),
  },
])('reports a database $name, and changes nothing', async ({ reason, words, damage }) => {
  const { dataDir, folder } = await skeleton();
  await damage(folder);
  const before = await contentsOf(dataDir);
  const refusal = openEmbedded(dataDir).catch((error: unknown) => error);
  expect(await refusal).toBeInstanceOf(EmbeddedDatabaseError);
  expect(await refusal).toMatchObject({ reason, message: expect.stringMatching(words) });
  // The lock was released, too.
  expect(await contentsOf(dataDir)).toEqual(before);
});

describe('with a database that has been used', () => {
  let template: string;
  beforeAll(async () => {
    template = join(root, 'template');
    const pglite = await PGlite.create({
      ...embeddedOptions,
      dataDir: template,
      loadDataDir: await snapshot(),
    });
    await pglite.close();
  }, 120_000);

  test('knows the version of the embedded PostgreSQL', async () => {
    expect((await readFile(join(template, 'PG_VERSION'), 'utf8')).trim()).toBe(embeddedVersion);
    await cp(template, join(root, 'whole/database'), { recursive: true });
    await checkFolder(join(root, 'whole'));
  });

  test.each<Damage>([
    {
      name: 'whose log of changes was cut off',
      reason: 'damaged',
      words: /is damaged: .*checkpoint record.*docs\/running\.md/,
      damage: async (folder) => {
        for (const name of await readdir(join(folder, 'pg_wal')))
          if (/^[0-9A-F]{24}$/.test(name)) await truncate(join(folder, 'pg_wal', name), 1000);
      },
    },
    {
      name: 'whose control file was overwritten',
      reason: 'damaged',
      words: /is damaged: /,
      damage: (folder) => scribble(join(folder, 'global/pg_control')),
    },
    {
      name: 'whose tables were overwritten',
      reason: 'damaged',
      words: /is damaged: /,
      damage: async (folder) => {
        for (const name of await readdir(join(folder, 'base/5')))
          if (/^\d+$/.test(name)) await scribble(join(folder, 'base/5', name));
      },
    },
  ])(
    'reports a database $name, in PostgreSQL’s words',
    async ({ reason, words, damage }) => {
      const dataDir = newDataDir();
      const folder = join(dataDir, 'database');
      await cp(template, folder, { recursive: true });
      await damage(folder);
      const refusal = await openEmbedded(dataDir).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ reason, message: expect.stringMatching(words) });
    },
    120_000,
  );
});

test('creates a database in an empty or missing folder', async () => {
  const dataDir = join(root, 'new');
  await checkFolder(dataDir);
  await mkdir(join(dataDir, 'database'), { recursive: true });
  await checkFolder(dataDir);
});

const failed = (code: string, message = 'failed'): Error => Object.assign(new Error(message), { code });

test.each<[string, Error, EmbeddedFailure]>([
  ['EACCES', failed('EACCES'), 'permission'],
  ['EPERM', failed('EPERM'), 'permission'],
  ['a read-only disk', failed('EROFS'), 'permission'],
  [
    'permission, reported by PostgreSQL',
    new Error('FATAL: could not open file "x": Permission denied'),
    'permission',
  ],
  ['a full disk', failed('ENOSPC'), 'space'],
  ['a quota', failed('EDQUOT'), 'space'],
  ['a full disk, reported by a statement', failed('53100'), 'space'],
  [
    'a full disk, reported by PostgreSQL',
    new Error('PANIC: could not write: No space left on device'),
    'space',
  ],
  [
    'a page that cannot be read',
    failed('XX001', 'invalid page in block 0 of relation base/5/1247'),
    'damaged',
  ],
  ['a damaged index', failed('XX002'), 'damaged'],
  ['a file of a table that is missing', failed('58P01'), 'damaged'],
  ['a reason that is not known', new Error('out of memory'), 'unknown'],
])('reports %s as such', async (_name, error, reason) => {
  expect(await explainFailure(root, error)).toMatchObject({ reason, cause: error });
});

test.each([
  ['XX001', true],
  ['58P01', true],
  ['53100', true],
  ['23505', false],
  ['42601', false],
])('an error of a statement with SQLSTATE %s is damage: %j', (code, expected) => {
  expect(isDamage(failed(code))).toBe(expected);
});

test.runIf(process.getuid?.() !== 0)('names a file that this process may not write', async () => {
  const { dataDir, folder } = await skeleton();
  const file = await open(join(folder, 'PG_VERSION'));
  await file.chmod(0o400);
  await file.close();
  expect(await explainFailure(dataDir, new Error('failed'))).toMatchObject({
    reason: 'permission',
    detail: expect.stringContaining('PG_VERSION'),
  });
});
