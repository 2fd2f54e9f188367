import { expect, test } from 'vitest';

import { auditDependencies, isAllowed, lockedPackages } from './auditDependencies.mjs';

const lockOf = (...blocks) => `lockfileVersion: '9.0'\n\npackages:\n\n${blocks.join('\n\n')}\n\nsnapshots:\n`;
const good = "  '@scope/good@1.2.3':\n    resolution: {integrity: sha512-abc==}\n    engines: {node: '>=20'}";
const policy = {
  licenses: ['MIT', 'ISC'],
  otherLicenses: { 'tables-*': 'CC-BY-4.0; a table' },
  installScripts: ['built'],
  deprecated: { 'old-but-kept': 'nobody else does it' },
  advisories: { checkedOn: '2026-01-01', bad: { chalk: ['5.6.1'], 'flatmap-stream': ['*'] } },
};
const audit = (changes = {}) =>
  auditDependencies({
    lockfile: lockOf(good),
    manifests: [{ path: 'package.json', manifest: { dependencies: { good: '1.2.3', ours: 'workspace:*' } } }],
    installed: [{ name: 'good', version: '1.2.3', license: 'MIT', hasScripts: false }],
    builds: {},
    policy,
    ...changes,
  });

test('accepts what complies with the policy', () => {
  expect(audit()).toEqual([]);
});

test('reads a lockfile package by package', () => {
  const peers = '  plain@2.0.0-beta.1:\n    resolution: {integrity: sha512-x==}';
  expect(lockedPackages(lockOf(good, peers)).map(({ name, version }) => [name, version])).toEqual([
    ['@scope/good', '1.2.3'],
    ['plain', '2.0.0-beta.1'],
  ]);
});

test.each([
  ['a range', { dependencies: { good: '^1.2.3' } }],
  ['a tag', { devDependencies: { good: 'latest' } }],
  ['another repository', { optionalDependencies: { good: 'git+ssh://somewhere/good' } }],
])('%s is not an exact version', (_what, manifest) => {
  expect(audit({ manifests: [{ path: 'package.json', manifest }] })).toHaveLength(1);
});

test.each([
  ['names a host', '    resolution: {integrity: sha512-x==, tarball: https://somewhere.test/good.tgz}'],
  ['has no checksum', '    engines: {node: 20}'],
  ['has a weak checksum', '    resolution: {integrity: sha1-x=}'],
  ['was given up', '    resolution: {integrity: sha512-x==}\n    deprecated: Use another one'],
])('a locked package that %s', (_what, lines) => {
  expect(audit({ lockfile: lockOf(good, `  other@1.0.0:\n${lines}`) })).toHaveLength(1);
});

test('a version known to be bad, and a package without any good version', () => {
  const lines = '    resolution: {integrity: sha512-x==}';
  expect(
    audit({ lockfile: lockOf(`  chalk@5.6.1:\n${lines}`, `  flatmap-stream@0.1.1:\n${lines}`) }),
  ).toHaveLength(2);
  expect(audit({ lockfile: lockOf(`  chalk@5.6.2:\n${lines}`) })).toEqual([]);
});

test('one that is abandoned and kept for a reason', () => {
  const lines = '    resolution: {integrity: sha512-x==}\n    deprecated: No longer looked after';
  expect(audit({ lockfile: lockOf(`  old-but-kept@1.0.0:\n${lines}`) })).toEqual([]);
});

test('an unknown lockfile format does not pass as empty', () => {
  expect(audit({ lockfile: 'lockfileVersion: 99' })).toHaveLength(1);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND ISC', true],
  ['(MIT AND GPL-3.0)', false],
  ['GPL-3.0', false],
  ['', false],
  [undefined, false],
  [[{ type: 'MIT' }], false],
])('license %j is allowed: %s', (license, allowed) => {
  expect(isAllowed(license, policy.licenses)).toBe(allowed);
});

test('licenses outside of the policy, except those it lists by package', () => {
  const one = (name) => ({ name, version: '1.0.0', license: 'CC-BY-4.0', hasScripts: false });
  expect(audit({ installed: [one('tables-of-browsers'), one('pictures')] })).toHaveLength(1);
});

test('install scripts', () => {
  const installed = [{ name: 'curious', version: '1.0.0', license: 'MIT', hasScripts: true }];
  expect(audit({ installed })).toHaveLength(1);
  expect(audit({ installed, builds: { curious: false } })).toEqual([]);
  expect(audit({ installed, builds: { curious: true } })).toHaveLength(1);
  expect(audit({ builds: { built: true } })).toEqual([]);
});
