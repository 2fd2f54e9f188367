// Builds the app and its server renderer once per language, and compresses the files.
import { spawn } from 'node:child_process';

import { compress } from './compress.mjs';

/** `undefined` is the default language, English. */
const languages = [undefined, 'es'];

/** Runs one build in a process of its own: Vite reads the language from the environment. */
function vite(language, args) {
  const env = { ...process.env, ...(language !== undefined && { APP_LANGUAGE: language }) };
  const build = spawn('vite', ['build', ...args], { env, stdio: 'inherit', shell: true });
  return new Promise((resolve, reject) => {
    build.on('error', reject);
    build.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`vite build ended with ${code}`))));
  });
}

await Promise.all(
  languages.map(async (language) => {
    await vite(language, []);
    await vite(language, ['--ssr', 'src/entry-server.tsx']);
    await compress(`dist/${language === undefined ? '' : `${language}/`}client`);
  }),
);
