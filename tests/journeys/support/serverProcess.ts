import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { jsonLogger } from '../../../apps/api/src/platform/logger.ts';
import { readSettings } from '../../../apps/api/src/platform/settings.ts';
import { startServer, type RunningServer } from '../../../apps/api/src/start.ts';

// The real server with an adjustable clock. At its control URL, `POST /fresh` restarts it from the folder in
// SEEDED with additional settings from the query, and `POST /later?ms=60000` moves the clock.
const { dataDir } = readSettings(process.env);
const seeded = process.env['SEEDED'];
if (seeded === undefined) throw new Error('SEEDED names no folder.');

let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
let server: RunningServer | undefined;

async function startAnew(from: string, more: Readonly<Record<string, string>>): Promise<void> {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
  await cp(from, dataDir, { recursive: true });
  ahead = 0;
  const settings = readSettings({ ...process.env, ...more });
  server = await startServer(settings, jsonLogger(clock), clock);
}

const control = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://control.invalid');
  if (pathname === '/later') {
    ahead += Number(searchParams.get('ms'));
    response.end();
    return;
  }
  startAnew(seeded, Object.fromEntries(searchParams)).then(
    () => response.end(),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(0, '127.0.0.1');

await once(control, 'listening');
const address = control.address();
if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
process.stdout.write(`controlled at http://127.0.0.1:${address.port}\n`);

process.once('SIGTERM', () => {
  control.close();
  control.closeAllConnections();
  void Promise.resolve(server?.stop()).then(() => process.exit(0));
});
