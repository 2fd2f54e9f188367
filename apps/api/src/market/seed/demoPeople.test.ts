import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, openServer } from '../../platform/db/index.ts';
import type { Logger } from '../../platform/ports/index.ts';
import { readSettings } from '../../platform/settings.ts';
import { roleOf, listModerators } from '../moderators/index.ts';
import { startServer } from '../../start.ts';
import { emptyServerDatabase, testDatabases } from '../../testing/database.ts';
import { person } from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { checkDemoAccounts, demoUserId } from './demoPeople.ts';

describe.runIf(testDatabases.includes('server'))('demo accounts on a database server', () => {
  let database: Awaited<ReturnType<typeof emptyServerDatabase>>;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'porchlight-demo-'));
    database = await emptyServerDatabase();
  });
  afterAll(async () => {
    await database.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Starts with an environment and stops again. @returns the warnings of the start */
  async function start(environment: Record<string, string | undefined> = {}): Promise<string[]> {
    const warnings: string[] = [];
    const logger: Logger = { info() {}, warn: (event) => void warnings.push(event), error() {} };
    const settings = readSettings({
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      ...environment,
    });
    await (await startServer(settings, logger)).stop();
    return warnings;
  }

  async function inDatabase(sql: string): Promise<Record<string, unknown>[]> {
    const db = await openServer(database.url, { max: 1 });
    await migrate(db);
    const rows = await db.query(sql);
    await db.close();
    return rows;
  }

  it('are created only on request, and then every start warns of them', async () => {
    expect(await start()).not.toContain('demo_accounts');
    expect(await inDatabase('SELECT id FROM users')).toEqual([]);
    expect(await start({ SEED: 'demo' })).toContain('demo_accounts');
    expect(await start({ SEED: 'demo' })).toContain('demo_accounts');
  });

  it.each([{}, { SEED: 'none' }])(
    'prevent the start of a server that was not configured for them: %j',
    async (environment) => {
      await inDatabase(
        "UPDATE users SET email = 'changed@porch.example' WHERE email = 'ana@porchlight.test'",
      );
      await expect(start(environment)).rejects.toThrow(/25 demo accounts.*SEED=demo/);
    },
  );

  it('are deleted as the documentation says', async () => {
    for (const table of ['users', 'conversations'])
      await inDatabase(`DELETE FROM ${table} WHERE id::text LIKE '018cc251-f400-%'`);
    for (const table of ['users', 'listings', 'conversations', 'messages'])
      expect(await inDatabase(`SELECT id FROM ${table}`), table).toEqual([]);
    expect(await start()).not.toContain('demo_accounts');
  });
});

describeOnDatabases('demo accounts on a reachable server', (server) => {
  const admin = 'ana@porchlight.test';
  beforeAll(async () => {
    const ana = await person(server(), { email: admin });
    // A demo account is recognized by its id.
    for (const table of ['token_families', 'known_sign_ins']) await server().db.query(`DELETE FROM ${table}`);
    await server().db.query('UPDATE users SET id = $2, verified = true WHERE id = $1', [
      ana.id,
      demoUserId('ana'),
    ]);
  });

  it.each([
    [{}, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '192.0.2.7' }, true],
    [{ PUBLIC_URL: 'https://porch.example' }, true],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:8080' }, false],
  ])(
    'cause a warning, and cannot moderate, when other machines can reach the server: %j',
    async (environment, isOpen) => {
      const settings = readSettings({ ADMIN_EMAIL: admin, SEED: 'demo', ...environment });
      const warnings: string[] = [];
      const logger: Logger = { info() {}, warn: (event) => void warnings.push(event), error() {} };
      await checkDemoAccounts(server().db, settings, logger);
      const isWarned = isOpen || server().db.kind === 'server';
      expect(warnings).toEqual(isWarned ? ['demo_accounts'] : []);
      for (const named of [[], [demoUserId('ana')]]) {
        await server().db.query('DELETE FROM moderators');
        for (const id of named)
          await server().db.query(
            'INSERT INTO moderators (user_id, named_at, named_by) VALUES ($1, now(), $1)',
            [id],
          );
        expect(await roleOf(server().db, settings, demoUserId('ana'))).toBe(isOpen ? null : 'administrator');
        expect(await listModerators(server().db, settings)).toHaveLength(isOpen ? 0 : 1);
      }
    },
  );
});
