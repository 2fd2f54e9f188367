// Checks that each proof named in `docs/spec-coverage.md`, at least one per statement of the specification, exists.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENT = 'docs/spec-coverage.md';
/** The text below the title is an introduction; below the last heading, reasons for missing proofs. */
const isListed = (heading) =>
  heading !== 'Not covered' && heading !== 'The specification, statement by statement';

const known = new Set(
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path))),
);

const sources = new Map();
function read(path) {
  if (!sources.has(path)) sources.set(path, readFileSync(join(root, path), 'utf8'));
  return sources.get(path);
}

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const titles = new Map();

/** Every quoted text of a file, including test titles and rows of test tables. */
function titlesOf(path) {
  if (!titles.has(path)) {
    const found = [];
    for (const line of read(path).split('\n')) {
      if (/^\s*(\/\/|\*|\/\*)/.test(line)) continue;
      for (const [, , text] of line.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g))
        found.push(text.replaceAll(/\\(['"`\\])/g, '$1'));
    }
    titles.set(path, found);
  }
  return titles.get(path);
}

const isTest = (path) => /\.test\.tsx?$|^tests\//.test(path);

/**
 * The problem with a proof such as `path`, `path > StoryExport` or `path > part of a title`; undefined if there is
 * none.
 */
function faultOf(proof) {
  const [path, ...rest] = proof.split(' > ');
  const name = rest.join(' > ');
  if (!known.has(path)) return `no such file: ${path}`;
  if (name === '') {
    const wants = path.endsWith('.stories.tsx') ? 'a story' : isTest(path) ? 'a test' : undefined;
    return wants && `${path} needs the name of ${wants}`;
  }
  if (path.endsWith('.stories.tsx'))
    return new RegExp(`^export const ${escaped(name)}\\b`, 'm').test(read(path))
      ? undefined
      : `no story ${name} in ${path}`;
  if (isTest(path))
    return titlesOf(path).some((title) => title.includes(name)) ? undefined : `no test "${name}" in ${path}`;
  return new RegExp(`\\b(?:const|function|interface|type|class) ${escaped(name)}\\b`).test(read(path))
    ? undefined
    : `nothing called ${name} in ${path}`;
}

const faults = [];
const statements = new Set();
let heading = '';
let proofs = 0;
let unproven;
const settle = () => {
  if (unproven !== undefined) faults.push(unproven);
  unproven = undefined;
};
for (const [index, line] of read(DOCUMENT).split('\n').entries()) {
  const where = `${DOCUMENT}:${index + 1}`;
  if (line.startsWith('#')) {
    settle();
    heading = line.replace(/^#+\s*/, '');
  } else if (isListed(heading) && line.startsWith('- ')) {
    settle();
    const statement = line.slice(2);
    const key = `${heading}: ${statement}`;
    if (statements.has(key)) faults.push(`${where}: duplicate statement: ${statement}`);
    statements.add(key);
    unproven = `${where}: no proof for: ${statement}`;
  } else if (isListed(heading) && line.startsWith('  - ')) {
    const named = [...line.matchAll(/`` ?(.+?) ?``|`([^`]+)`/g)].map(
      ([, double, single]) => double ?? single,
    );
    if (named.length > 0) unproven = undefined;
    for (const proof of named) {
      proofs += 1;
      const fault = faultOf(proof);
      if (fault !== undefined) faults.push(`${where}: ${fault}`);
    }
  }
}
settle();
if (statements.size === 0) faults.push(`${DOCUMENT} has no statements`);

for (const fault of faults) console.log(fault);
console.log(`${statements.size} statements, ${proofs} proofs, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
