// Builds the app and its server renderer once per language, and compresses the files: `pnpm build`, or
// `pnpm build pseudo` for the pseudo-locale alone.
import { spawn } from 'node:child_process';

import { compress } from './compress.mjs';

/** Runs one step of a build in a process of its own: Vite reads the language from the environment. */
function vite(language, args) {
  const env = { ...process.env, ...(language !== undefined && { APP_LANGUAGE: language }) };
  const build = spawn('vite', ['build', ...args], { env, stdio: 'inherit', shell: true });
  return new Promise((resolve, reject) => {
    build.on('error', reject);
    build.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`vite build ended with ${code}`))));
  });
}

async function buildIn(language) {
  await vite(language, []);
  await vite(language, ['--ssr', 'src/entry-server.tsx']);
  await compress(`dist/${language === undefined ? '' : `${language}/`}client`);
}

// The languages of the site, or the named one, such as `pseudo`. `undefined` is the default language, English.
const named = process.argv.slice(2);
await Promise.all((named.length > 0 ? named : [undefined, 'es']).map(buildIn));
