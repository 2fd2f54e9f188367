// A changed api.txt requires a changeset. `node scripts/checks/changes.mjs BASE` compares with the commit or branch
// BASE.
import { execFileSync } from 'node:child_process';

const [base] = process.argv.slice(2);
if (base === undefined) throw new Error('Name the commit or branch to compare with.');
const changed = execFileSync('git', ['diff', '--name-only', `${base}...HEAD`])
  .toString()
  .split('\n');
const moved = changed.filter((path) => /^packages\/\w+\/api\.txt$/.test(path));
const isTold = changed.some((path) => /^\.changeset\/(?!README)[^/]+\.md$/.test(path));
if (moved.length > 0 && !isTold) {
  console.error(`${moved.join(', ')} changed: add a changeset with \`pnpm changeset\`.`);
  process.exitCode = 1;
}
