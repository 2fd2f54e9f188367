// @vitest-environment jsdom
import { expect, test } from 'vitest';

import * as kit from './index.ts';
import * as theme from './theme/index.ts';

// A name that appears or goes when the code runs is a change of the public interface: review it, then accept it with
// `vitest -u` and describe it in a changeset. Types and props are held by `api.txt`.
test('exactly these names are exported', () => {
  expect(Object.keys(kit).toSorted()).toMatchSnapshot('kit');
  expect(Object.keys(theme).toSorted()).toMatchSnapshot('theme');
});
