// Checks the workspace's dependencies against a written policy. Needs no network.

/** A name, or the beginning of one. */
const matches = (pattern, name) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

const listed = (list, name) => Object.keys(list).some((pattern) => matches(pattern, name));

/** Whether a license expression is allowed: with `OR` one license suffices, with `AND` all must be allowed. */
export function isAllowed(license, allowed) {
  if (typeof license !== 'string') return false;
  const plain = license.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((way) => way.split(' AND ').every((name) => allowed.includes(name.trim())));
}

export function lockedPackages(lockfile) {
  const [, packages = ''] = lockfile.split(/^packages:\n/m);
  const [section = ''] = packages.split(/^snapshots:\n/m);
  return section
    .split(/\n\n+/)
    .map((block) => /^ {2}'?(@?[^@'\s]+)@([^:']+)'?:\n([\s\S]*)/m.exec(block))
    .filter((found) => found !== null)
    .map(([, name, version, lines]) => ({ name, version, lines }));
}

const EXACT = /^(\d+\.\d+\.\d+(-[\w.]+)?|workspace:[*^~])$/;

/**
 * @param lockfile the text of `pnpm-lock.yaml`
 * @param manifests the `package.json` of every package of the workspace: `{ path, manifest }` each
 * @param installed the `package.json` of every installed package, with `hasScripts`
 * @param builds `allowBuilds` of the workspace: which packages may run install scripts
 * @param policy `dependencies.json`
 * @returns the violations, a line each
 */
export function auditDependencies({ lockfile, manifests, installed, builds, policy }) {
  const faults = [];
  for (const { path, manifest } of manifests)
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
      for (const [name, version] of Object.entries(manifest[kind] ?? {}))
        if (!EXACT.test(version)) faults.push(`${path}: ${name} ${version} is not an exact version`);

  for (const [address] of lockfile.matchAll(/(?:\b(?:https?|git|ssh)|\bfile):[^ ]\S*/g))
    faults.push(`pnpm-lock.yaml: contains a download URL: ${address}`);
  const locked = lockedPackages(lockfile);
  if (locked.length === 0) faults.push('pnpm-lock.yaml: contains no readable package');
  for (const { name, version, lines } of locked) {
    const bad = policy.advisories.bad[name] ?? [];
    if (bad.includes(version) || bad.includes('*')) faults.push(`${name} ${version}: known to be bad`);
    if (!/integrity: sha512-/.test(lines)) faults.push(`${name} ${version}: has no checksum`);
    if (/^ {4}deprecated:/m.test(lines) && !listed(policy.deprecated, name))
      faults.push(`${name} ${version}: deprecated`);
  }

  for (const { name, version, license, hasScripts } of installed) {
    if (!isAllowed(license, policy.licenses) && !listed(policy.otherLicenses, name))
      faults.push(`${name} ${version}: its license is not in the policy: ${JSON.stringify(license)}`);
    if (hasScripts && !(name in builds)) faults.push(`${name} ${version}: has install scripts`);
  }
  for (const [name, isRun] of Object.entries(builds))
    if (isRun && !policy.installScripts.includes(name))
      faults.push(`pnpm-workspace.yaml: allows ${name} to run install scripts`);
  return faults;
}
