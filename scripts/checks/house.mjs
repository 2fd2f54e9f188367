// House rules that no other tool checks: spec texts only in `domain`, no machine paths, no registry URLs, complete
// folders.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { storyNameFromExport, toId } from 'storybook/internal/csf';

import { importEffects } from './importEffects.mjs';
import { inlineTexts } from './inlineTexts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));
const read = (path) => readFileSync(join(root, path), 'utf8');
const faults = [];

const isSource = (path) => /\.(ts|tsx|mjs)$/.test(path);
const isTest = (path) => /\.(test|stories)\.tsx?$|^tests\/|\/mocks\/|\/testing\//.test(path);

/** Comments may quote spec texts; code must not repeat them. */
const withoutComments = (source) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** The spec's sentences in `domain`: quoted strings of at least three words. Translations may coincide. */
function domainTexts() {
  const texts = new Set();
  for (const path of tracked.filter(
    (name) => name.startsWith('packages/domain/src/texts/') && !name.endsWith('.es.ts') && !isTest(name),
  )) {
    for (const [, , text] of read(path).matchAll(/(['"])((?:(?!\1)[^\\\n]|\\.){14,})\1/g)) {
      const plain = text.replaceAll("\\'", "'");
      if (plain.split(' ').length >= 3 && !plain.includes('${')) texts.add(plain);
    }
  }
  return texts;
}

const texts = domainTexts();
for (const path of tracked.filter((name) => isSource(name) && /^(packages|apps)\//.test(name))) {
  if (path.startsWith('packages/domain/') || isTest(path) || path.includes('/seed/')) continue;
  const source = withoutComments(read(path)).replaceAll("\\'", "'");
  for (const text of texts) {
    if ([`'${text}'`, `"${text}"`, `>${text}<`, `\`${text}\``].some((form) => source.includes(form))) {
      faults.push(`${path}: repeats a text of the domain: ${text}`);
    }
  }
}

const TEXT_FILES = /\.(ts|tsx|mjs|md|mdx|json|ya?ml|css|html|sql|sh)$|(^|\/)run$/;
const FORBIDDEN = [
  [/(?:^|[\s'"`(=])\/(?:work|root|tmp)\//m, 'names a path of one machine'],
  [/registry\.npmjs\.org|deb\.debian\.org/, 'names a package registry'],
];
for (const path of tracked.filter((name) => TEXT_FILES.test(name) && name !== 'scripts/checks/house.mjs')) {
  const source = read(path);
  for (const [pattern, fault] of FORBIDDEN) if (pattern.test(source)) faults.push(`${path}: ${fault}`);
  if (isSource(path) && !isTest(path) && /['"`][^'"`\n]*(?<!\$)\{email\}/.test(source))
    faults.push(`${path}: shows the placeholder {email}`);
}

for (const path of tracked.filter((name) => /^(packages|apps\/api)\/.*(?<!\.isolated)\.test\.ts$/.test(name)))
  if (/\bvi\.(mock|doMock|resetModules)\(/.test(read(path)))
    faults.push(`${path}: mocks a module, which other tests share: name it *.isolated.test.ts`);

const isCatalog = (path) => /\.words(\.\w+)?\.ts$/.test(path);
for (const path of tracked.filter(
  (name) => name.startsWith('apps/web/src/') && isSource(name) && !isTest(name),
))
  if (!isCatalog(path) && !path.endsWith('.css.ts'))
    for (const text of inlineTexts(read(path)))
      faults.push(`${path}, ${text}: belongs in a catalog (*.words.ts)`);
for (const path of tracked.filter((name) => name.endsWith('.words.ts')))
  if (!tracked.includes(path.replace(/\.ts$/, '.es.ts'))) faults.push(`${path}: has no Spanish catalog`);

/** Of one country: only its market names them. The kit has defaults for them. */
const OF_MARKET = /'(?:[a-z]{2}-[A-Z]{2}|USD|EUR|911|112)'/;
for (const path of tracked.filter(
  (name) => /^(apps\/\w+|packages\/domain)\/src\//.test(name) && isSource(name),
))
  if (!isTest(path) && !path.startsWith('packages/domain/src/market/') && !path.includes('/seed/'))
    for (const [literal] of withoutComments(read(path)).matchAll(new RegExp(OF_MARKET, 'g')))
      faults.push(`${path}: ${literal} belongs to the market (packages/domain/src/market)`);

/** The app's folders in order: each may import only from itself and those before it, except tests and stories. */
const WEB = 'apps/web/src/';
const FLOORS = [
  'lib',
  'api',
  'session',
  'forms',
  'articles',
  'account',
  'support',
  'messages',
  'favorites',
  'listings',
  'blocks',
  'reports',
  'desk',
  'screens',
  'app',
  'server',
];
for (const path of tracked.filter((name) => name.startsWith(WEB) && isSource(name) && !isTest(name))) {
  const floor = FLOORS.indexOf(path.slice(WEB.length).split('/')[0]);
  // The two entries may import everything.
  if (floor < 0 && path.slice(WEB.length).includes('/'))
    faults.push(`${path}: its folder is missing in FLOORS`);
  if (floor < 0) continue;
  for (const [, imported] of read(path).matchAll(/(?:from|import\() ?'(\.[^']*)'/g)) {
    const target = join(dirname(path), imported);
    const other = target.slice(WEB.length).split('/')[0];
    if (!FLOORS.slice(0, floor + 1).includes(other))
      faults.push(`${path}: imports ${target}, which is above it in FLOORS`);
  }
}

const manifests = tracked
  .filter((name) => /^(apps|packages)\/[^/]+\/package\.json$/.test(name))
  .map((name) => ({ folder: dirname(name), manifest: JSON.parse(read(name)) }));
const manifestOf = (name) => manifests.find(({ manifest }) => manifest.name === name)?.manifest;
for (const { folder, manifest } of manifests)
  for (const path of tracked.filter(
    (name) => name.startsWith(`${folder}/src/`) && isSource(name) && !isTest(name),
  ))
    for (const fault of importEffects({
      path: path.slice(folder.length + 1),
      source: read(path),
      manifest,
      manifestOf,
    }))
      faults.push(`${folder}/${fault}`);

/** Modules that may access the browser's storage; others store data through them, under names with an owner. */
const KEEPERS = ['lib/storage.ts', 'listings/editor/photoShelf.ts', 'session/liveSession.ts'].map(
  (name) => WEB + name,
);
for (const path of tracked.filter(
  (name) => /^(apps\/web|packages)\/.*src\//.test(name) && isSource(name) && !isTest(name),
))
  if (
    !KEEPERS.includes(path) &&
    /\b(localStorage|sessionStorage|indexedDB|caches|cookieStore|document\.cookie)\b/.test(
      withoutComments(read(path)),
    )
  )
    faults.push(`${path}: accesses the browser's storage without \`lib/storage.ts\``);

/** APIs of secure contexts, and the one module with fallbacks. */
const SECURE = `${WEB}lib/secureContext.ts`;
const secureApis =
  /\b(crypto\.(randomUUID|subtle)|navigator\.(locks|clipboard|geolocation|share|canShare|storage|serviceWorker|credentials|wakeLock|mediaDevices)|isSecureContext|Notification\.)/;
for (const path of tracked.filter(
  (name) => /^(apps\/web|packages)\/.*src\//.test(name) && isSource(name) && !isTest(name),
))
  if (path !== SECURE && !path.includes('/stories/') && secureApis.test(withoutComments(read(path))))
    faults.push(`${path}: uses an API that is missing over plain http; see \`${SECURE}\``);

for (const path of tracked.filter((name) => /\.css(\.ts)?$/.test(name))) {
  const source = withoutComments(read(path));
  // Bundlers rewrite `:dir()` for older browsers into a list of languages, which a `dir` attribute does not match.
  if (source.includes(':dir('))
    faults.push(`${path}: \`:dir()\` does not survive a build; use \`direction\` of the theme`);
  // An element that starts hidden stays hidden in a browser that does not start the transition.
  if (source.includes('@starting-style'))
    faults.push(`${path}: \`@starting-style\` can hide things for good; use \`entering\` of the theme`);
  // Safari 26 keeps styles from a tried position, or tries positions forever.
  if (/position-?try/i.test(source))
    faults.push(
      `${path}: \`position-try\` hides things and hangs in Safari 26; use \`placeBeside\` of the kit`,
    );
}

const kitStories = tracked
  .filter((name) => name.startsWith('packages/ui/src/') && name.endsWith('.stories.tsx'))
  .map(read)
  .join('\n');
for (const path of tracked.filter((name) =>
  /^packages\/ui\/src\/(primitives|components|patterns)\/[^/]+\/index\.ts$/.test(name),
)) {
  const name = dirname(path).split('/').at(-1);
  if (!kitStories.includes(`<${name}`) && !kitStories.includes(`component: ${name}`)) {
    faults.push(`${dirname(path)}: no story shows ${name}`);
  }
}

// A story without a picture must have a reason.
for (const path of tracked.filter((name) => /^(packages|apps)\/.*\.stories\.tsx$/.test(name))) {
  for (const [, options] of read(path).matchAll(/visual: \{([^}]*)\}/g)) {
    if (/disable: true/.test(options) && !/reason:/.test(options))
      faults.push(`${path}: a picture is off without a reason`);
  }
}

// Finds pictures that no story draws anymore.
const pictures = new Set();
for (const path of tracked.filter((name) => /^(packages|apps)\/.*\.stories\.tsx$/.test(name))) {
  const source = read(path);
  const title = /^const meta\b[\s\S]*?\btitle: '([^']+)'/m.exec(source)?.[1];
  if (title === undefined) faults.push(`${path}: has no title`);
  // Only a component or arguments give a story controls. Screens get this parameter from `inApp`.
  if (!/^  (component|args):|controls: \{ disable: true \}|title: .*(component:|inApp\()/m.test(source))
    faults.push(`${path}: has no controls, so it hides their panel with \`controls: { disable: true }\``);
  if (title !== undefined)
    for (const [, name] of source.matchAll(/^export const (\w+)/gm))
      pictures.add(`${toId(title, storyNameFromExport(name)).replace('--', '__')}.webp`);
}
/** Limits of pictures, because every clone contains them and changes are reviewed by eye. */
const MOST = { pictures: 555, megabytes: 30 };
const onRecord = tracked.filter((name) => /__screenshots__\/.*\.webp$/.test(name));
const megabytes = onRecord.reduce((total, path) => total + statSync(join(root, path)).size, 0) / 1_000_000;
if (onRecord.length > MOST.pictures || megabytes > MOST.megabytes)
  faults.push(
    `${onRecord.length} pictures of ${megabytes.toFixed(1)} MB are more than ${MOST.pictures} of ${MOST.megabytes} MB`,
  );
for (const path of onRecord)
  if (!pictures.has(basename(path))) faults.push(`${path}: no story has this picture`);

/** Words to avoid, and how often they may still occur: lower a number with each text that is rewritten. */
const IDIOM = { nobody: 102, somebody: 28, whoever: 9, anew: 15, told: 154, beside: 49 };
const prose = tracked.filter(
  (path) =>
    /\.(tsx?|mjs|mdx?)$/.test(path) &&
    /^(apps|packages|tests|scripts|docs|bench|\.storybook|README)/.test(path) &&
    !/^apps\/api\/src\/market\/seed\/|^docs\/pictures\/|WritingStyle\.mdx$/.test(path),
);
const allProse = prose.map(read).join('\n');
for (const [word, most] of Object.entries(IDIOM)) {
  const count = allProse.match(new RegExp(`\\b${word}\\b`, 'gi'))?.length ?? 0;
  if (count > most)
    faults.push(
      `'${word}' occurs ${count} times, more than ${most}: see packages/ui/src/docs/WritingStyle.mdx`,
    );
}

// Pages must not refer to files that were moved.
const paths = new Set(tracked.flatMap((path) => [path, ...foldersOf(path)]));
function foldersOf(path) {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}
for (const page of tracked.filter((name) => /\.mdx?$/.test(name) && !name.startsWith('.changeset/'))) {
  const bases = [...foldersOf(page), ''];
  const named = /`((?:packages|apps|tests|docs|scripts|bench|src|\.storybook)\/[\w./-]+?)\/?`/g;
  for (const [, path] of read(page).matchAll(named))
    if (!/\/(dist|[Tt]hing|Name)\b/.test(path) && !bases.some((base) => paths.has(join(base, path))))
      faults.push(`${page}: names ${path}, which does not exist`);
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`House rules hold: ${tracked.length} files, ${texts.size} texts.`);
