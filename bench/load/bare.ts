// A minimal handler for a listings call: the same statements as the server, and JSON. No router, no checks, no log.
// Started by load.ts with the server's environment.
import { createServer } from 'node:http';

import { createApi } from '../../apps/api/src/app.ts';
import {
  openEmbedded,
  openServer,
  type Database,
  type Queryable,
} from '../../apps/api/src/platform/db/index.ts';
import { readSettings } from '../../apps/api/src/platform/settings.ts';
import { benchDeps } from '../deps.ts';

interface Statement {
  sql: string;
  params: readonly unknown[];
}

/** The database, recording every statement. */
function recorded(db: Database, statements: Statement[]): Database {
  const recording = (target: Queryable): Queryable => ({
    query(sql, params = []) {
      statements.push({ sql, params });
      return target.query(sql, params);
    },
  });
  return {
    ...db,
    ...recording(db),
    withTimeLimit: (ms, work) => db.withTimeLimit(ms, (tx) => work(recording(tx))),
  };
}

const settings = readSettings(process.env);
const db = await (settings.databaseUrl === null
  ? openEmbedded(settings.dataDir)
  : openServer(settings.databaseUrl));
const statements: Statement[] = [];
const api = createApi(await benchDeps(recorded(db, statements)));
const asked = () => api.fetch(new Request(`http://bench${process.env['CALL'] ?? ''}`));
// The first call also reads data that is then cached, so it is not recorded.
await asked();
statements.length = 0;
const answer = await asked();
const body: unknown = await answer.json();

const server = createServer((_request, response) => {
  void (async () => {
    for (const { sql, params } of statements) await db.query(sql, params);
    const json = Buffer.from(JSON.stringify(body));
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': json.length,
    });
    response.end(json);
  })();
});
server.listen(settings.port, settings.host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  process.stdout.write(`bare is ready at http://${settings.host}:${port}\n`);
});
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void db.close().then(() => process.exit(0));
});
