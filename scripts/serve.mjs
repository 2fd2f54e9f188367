// `npm start`: builds what is outdated, then serves web and API on one port.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { buildServer, buildWeb } from './build.mjs';

await buildWeb();
await buildServer();
const server = spawn(process.execPath, ['apps/api/dist/main.js'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => {
  process.exitCode = code ?? 0;
});
