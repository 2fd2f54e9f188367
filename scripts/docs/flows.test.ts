import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { exportsOf, isOurs, Sources } from './sources.ts';

const root = join(import.meta.dirname, '../..');
const sources = new Sources();
afterAll(() => sources.close());

test.each(['packages/flows/src/index.ts', 'packages/flow-explorer/src/index.ts'])(
  '%s: every export has a docstring',
  (index) => {
    const path = join(root, index);
    const source = sources.packageOf(path);
    const silent = [...exportsOf(source, path)]
      .filter(([, symbol]) => {
        const [declared] = symbol.declarations;
        return declared && isOurs(declared);
      })
      .filter(([, symbol]) => symbol.getDocumentationComment(source.checker) === '')
      .map(([name]) => name);
    expect(silent).toEqual([]);
  },
);
