// `pnpm dev`: the API with reload on port 3000 and the web app with hot reload on port 5173.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const api = spawn(process.execPath, ['--import', 'tsx', '--watch', 'apps/api/src/main.ts'], {
  cwd,
  stdio: 'inherit',
});
const web = spawn('pnpm', ['--filter', '@porchlight/web', 'dev'], {
  cwd,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const stop = () => {
  api.kill('SIGTERM');
  web.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
api.on('close', stop);
web.on('close', stop);
