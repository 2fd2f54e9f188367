// Makes apps/api/data/common-passwords.txt.gz from the passwords of a development dependency, the most common first.
// Run: node apps/api/scripts/build-common-passwords.mjs
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const { dictionary } = require('@zxcvbn-ts/language-common');

/** Shorter ones are refused for their length, wherever a password is chosen. */
const shortest = 6;
const wanted = 10_000;

const common = [...new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))]
  .filter((password) => password.length >= shortest)
  .slice(0, wanted);
if (common.length < wanted) throw new Error(`Only ${common.length} passwords are long enough.`);

const target = new URL('../data/common-passwords.txt.gz', import.meta.url);
writeFileSync(target, gzipSync(common.sort((a, b) => (a < b ? -1 : 1)).join('\n'), { level: 9 }));
