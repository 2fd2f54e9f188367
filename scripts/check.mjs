// `npm test`: all checks except separate ones and those that run only in CI. Ends with one line of the form "N
// passed, N failed".
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

import { ensureBrowser } from './browser.mjs';
import { buildServer, buildWeb } from './build.mjs';
import { findDatabase } from './database.mjs';
import { pnpm, run } from './run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.tsbuild/reports');
const only = process.argv.slice(2);
/** `npm test` leaves what is long to CI; a check that is named runs whole. */
const isShort = only.length === 0 && process.env.TEST_SCOPE !== 'all';
const totals = { passed: 0, failed: 0 };
const failedSteps = [];
/** Repeated at the end, where they are visible after a long run. */
const failedTests = [];
const env = isShort ? { TEST_SCOPE: 'short' } : {};

/**
 * The most seconds that a suite may take in CI, on two slow cores: twice what it takes on them. Over it, CI fails, so that
 * a suite that grows is noticed.
 */
const secondsMax = {
  unit: 500,
  server: 1200,
  contract: 300,
  'kit package': 400,
  stories: 1400,
  journeys: 1700,
  engines: 400,
};

function count(name, passed, failed, seconds) {
  const most = secondsMax[name];
  const isLate = most !== undefined && seconds > most && process.env.TEST_SCOPE === 'all';
  totals.passed += passed;
  totals.failed += failed + (isLate ? 1 : 0);
  if (failed > 0 || isLate) failedSteps.push(isLate ? `${name} (too slow)` : name);
  const time = most === undefined ? `${seconds} s` : `${seconds} s, at most ${most}`;
  console.log(
    `${failed > 0 || isLate ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed (${time})`,
  );
}

const since = (start) => Math.round((Date.now() - start) / 1000);

/** A check that passes or fails as a whole; its output is shown only when it fails. */
async function step(name, command, args) {
  const start = Date.now();
  const { code, output } = await run(command, args, { quiet: true, env });
  if (code !== 0) console.log(output);
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, since(start));
}

const firstLine = (text) => stripVTControlCharacters(text ?? '').split('\n', 1)[0];

/** One line for each failed test of a file, or for the file when it could not run. */
function failures(project, { name: path, status, message, assertionResults }) {
  const file = `${project}: ${relative(root, path)}`;
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
  return tests.map(
    ({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages[0])}`,
  );
}

/** A Vitest project, counted test by test from its JSON report. */
async function project(name, { pattern = name, paths = [], own = {} } = {}) {
  const start = Date.now();
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const { code } = await pnpm(
    [
      'exec',
      'vitest',
      'run',
      '--project',
      pattern,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      // In a log file, color codes for five thousand dots would hide the rest.
      ...(process.stdout.isTTY ? [] : ['--no-color']),
      ...paths,
    ],
    { env: { ...env, ...own } },
  );
  if (!existsSync(report)) {
    count(name, 0, 1, since(start));
    return;
  }
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  failedTests.push(...testResults.flatMap((file) => failures(name, file)));
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0);
  count(name, numPassedTests, code !== 0 && failed === 0 ? 1 : failed, since(start));
}

const steps = {
  format: () => step('format', 'pnpm', ['exec', 'oxfmt', '--check', '.']),
  lint: () => step('lint', 'pnpm', ['exec', 'oxlint', '--type-aware', '--deny-warnings']),
  types: () => step('types', 'pnpm', ['run', 'types']),
  unused: () => step('unused code', 'pnpm', ['exec', 'knip']),
  dependencies: () => step('dependencies', process.execPath, ['scripts/checks/dependencies.mjs']),
  house: () => step('house rules', process.execPath, ['scripts/checks/house.mjs']),
  coverage: () => step('coverage of the specification', process.execPath, ['scripts/checks/coverage.mjs']),
  workflows: () => step('workflows', 'pnpm', ['run', 'workflows']),
  // Includes isolated tests.
  unit: () => project('unit', { pattern: 'unit*' }),
  server: () => project('server'),
  contract: () => project('contract'),
  build: async () => {
    const start = Date.now();
    try {
      await buildWeb();
      await buildServer();
      count('build', 1, 0, since(start));
    } catch (error) {
      console.log(error.message);
      count('build', 0, 1, since(start));
    }
  },
  weight: () => step('weight', process.execPath, ['bench/weight.mjs']),
  kitWeight: () => step('weight of the kit', process.execPath, ['bench/kit.mjs']),
  kit: () => step('kit package', process.execPath, ['scripts/checks/kit.mjs']),
  browser: () => project('browser'),
  stories: async () => {
    if (!isShort) return project('stories');
    await project('stories', { own: { VISUAL: 'off' } });
    const paths = await changedStories();
    if (paths.length > 0) await project('pictures of changed stories', { pattern: 'stories', paths });
  },
  static: () => step('static build of Storybook', process.execPath, ['scripts/checks/static.mjs']),
  image: () => step('image', process.execPath, ['--import', 'tsx', 'scripts/checks/image.mjs']),
  journeys: () => project('journeys'),
  engines: () => project('engines'),
};

/** Run by name, and as separate jobs in CI. */
const apart = ['static', 'image'];
/**
 * They pack, install and start other browsers: CI always runs them, local runs only when a package or a dependency
 * has changed.
 */
const ofPackages = ['kit', 'kitWeight', 'engines'];

/** Each uses one core, and none writes files that another reads. */
const lightSteps = [
  'types',
  'lint',
  'unused',
  'format',
  'house',
  'dependencies',
  'coverage',
  'workflows',
  'build',
  'browser',
];

const unknown = only.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}

mkdirSync(reports, { recursive: true });
env.CHROMIUM_PATH = await ensureBrowser();
const database = await findDatabase();
if (database === undefined) {
  console.log(
    'No PostgreSQL answers: the tests run on the embedded database only. Set TEST_DATABASE_URL to run them on both.',
  );
  if (process.env.REQUIRE_DATABASE === '1')
    throw new Error('REQUIRE_DATABASE is set, but no PostgreSQL server responds.');
} else {
  env.TEST_DATABASE_URL = database;
}

/** Paths of files that differ from main, or null when this is unknown. */
async function changedFiles() {
  const quiet = { quiet: true };
  const base = await run('git', ['merge-base', 'HEAD', 'origin/main'], quiet);
  if (base.code !== 0) return null;
  const changed = await run('git', ['diff', '--name-only', base.output.trim()], quiet);
  const added = await run('git', ['ls-files', '--others', '--exclude-standard'], quiet);
  return `${changed.output}\n${added.output}`.split('\n').filter((path) => path !== '');
}

/** Whether a package or a dependency differs from main, or this is unknown. */
async function arePackagesChanged() {
  const files = await changedFiles();
  return files === null || files.some((path) => /^(packages\/|pnpm-lock\.yaml$)/.test(path));
}

/** The stories next to files that differ from main. */
async function changedStories() {
  const folders = new Set((await changedFiles())?.map((path) => dirname(path)));
  return [...folders].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder))
          .filter((name) => name.endsWith('.stories.tsx'))
          .map((name) => join(folder, name))
      : [],
  );
}

const start = Date.now();
const left = isShort && !(await arePackagesChanged()) ? ofPackages : [];
const asked = Object.keys(steps).filter((name) =>
  only.length === 0 ? ![...apart, ...left].includes(name) : only.includes(name),
);
if (left.length > 0) console.log(`No package has changed; only CI runs ${left.join(', ')}.`);
// Two at a time.
const light = asked.filter((name) => lightSteps.includes(name));
async function work() {
  for (let name = light.shift(); name !== undefined; name = light.shift()) await steps[name]();
}
await Promise.all([work(), work()]);
for (const name of asked) if (!lightSteps.includes(name)) await steps[name]();
console.log(`\nAll checks took ${since(start)} s.`);
if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(', ')}.`);
for (const test of failedTests) console.log(`- ${test}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;
