import { expect, test } from 'vitest';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { tables } from './tables.ts';

/** Id columns without a foreign key that don't refer to users. */
const notUsers = [
  'cases.subject_id',
  'conversations.listing_id',
  'decisions.case_id',
  'exports.family_id',
  'exports.file_id',
  'hidden_listings.decision_id',
  'hidden_listings.listing_id',
  'jobs.hold',
  'moderation_log.case_id',
  'noticed.subject_id',
  'notifications.subject_id',
  'notifications.told_by',
  'removed_messages.decision_id',
  'suspended_addresses.decision_id',
];

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
  /** The table that its foreign key refers to. */
  names: string | null;
}

describeOnDatabases('the tables of an export', (server) => {
  const readColumns = () =>
    server().db.query<Column>(
      `SELECT c.table_name, c.column_name, c.data_type,
         (SELECT p.table_name FROM information_schema.key_column_usage k
            JOIN information_schema.referential_constraints r USING (constraint_schema, constraint_name)
            JOIN information_schema.table_constraints p ON p.constraint_name = r.unique_constraint_name
              AND p.constraint_schema = r.unique_constraint_schema
          WHERE (k.table_schema, k.table_name, k.column_name) = (c.table_schema, c.table_name, c.column_name)
          LIMIT 1) AS names
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'`,
    );

  test('are all tables of the database', async () => {
    const names = new Set((await readColumns()).map(({ table_name: name }) => name));
    expect(Object.keys(tables).toSorted()).toEqual([...names].toSorted());
  });

  test('export each column or state why not', async () => {
    const columns = await readColumns();
    for (const [name, table] of Object.entries(tables)) {
      if (!('file' in table)) continue;
      const classified = [...table.columns, ...Object.keys(table.leftOut)].toSorted();
      const existing = columns.filter((column) => column.table_name === name);
      expect(classified, name).toEqual(existing.map((column) => column.column_name).toSorted());
    }
  });

  test('list each of their columns that holds a user id', async () => {
    const holding = (await readColumns()).filter(
      ({ table_name: name, column_name: column, data_type: type, names }) =>
        !('file' in (tables[name] ?? {})) &&
        (names === 'users' ||
          (names === null && type === 'uuid' && column !== 'id' && !notUsers.includes(`${name}.${column}`))),
    );
    const named = Object.entries(tables).flatMap(([name, table]) =>
      'file' in table ? [] : (table.users ?? []).map((column) => `${name}.${column}`),
    );
    expect(named.toSorted()).toEqual(
      holding.map(({ table_name: name, column_name: column }) => `${name}.${column}`).toSorted(),
    );
  });

  test('go into files of different names', () => {
    const files = Object.values(tables).flatMap((table) => ('file' in table ? [table.file] : []));
    expect(new Set(files).size).toBe(files.length);
  });
});
