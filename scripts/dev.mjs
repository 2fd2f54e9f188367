// `pnpm dev`: the API with reload on port 3000 and the web app with hot reload on port 5173. Further arguments go to
// Vite; with `--mode mock` the page mocks its own calls, and there is no API.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const args = process.argv.slice(2);
const isMock = /(^| )--mode[ =]mock( |$)/.test(args.join(' '));
const cwd = fileURLToPath(new URL('..', import.meta.url));
const webFolder = join(cwd, 'apps/web');
const require = createRequire(join(webFolder, 'package.json'));
// Started directly rather than by a script, because a signal would end only the script.
const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
const web = spawn(process.execPath, [vite, ...args], { cwd: webFolder, stdio: 'inherit' });
const running = [web];
if (!isMock) {
  const api = spawn(process.execPath, ['--import', 'tsx', '--watch', 'apps/api/src/main.ts'], {
    cwd,
    stdio: 'inherit',
  });
  running.push(api);
}
const stop = () => running.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of running) child.on('close', stop);
