import { afterAll, expect, test } from 'vitest';

import { describePackage } from './api.ts';
import { Sources } from './sources.ts';

const sources = new Sources();
afterAll(() => sources.close());

// A difference changes the public API: review it, accept it with `pnpm accept-api`, and describe it in a changeset.
test.each([
  ['ui', ['src/index.ts', 'src/theme/index.ts']],
  ['flows', ['src/index.ts']],
  ['flow-explorer', ['src/index.ts']],
])('the interface of %s matches its record', async (name, entries) => {
  await expect(describePackage(`packages/${name}`, entries, sources)).toMatchFileSnapshot(
    `../../packages/${name}/api.txt`,
  );
});
