import { expect, it } from 'vitest';

import { matchParts } from './matchParts.ts';

it.each([
  ['road bike', 'bi', 'road [bi]ke'],
  ['Road bike', 'ROAD b', '[Road] [b]ike'],
  ['bike', 'bike', '[bike]'],
  ['carbon bike', 'arb', 'carbon bike'],
  ['Café table', 'cafe', '[Café] table'],
  ['Cafe\u0301 table', 'cafe', '[Cafe\u0301] table'],
  ['bikes & bike parts', 'bike', '[bike]s & [bike] parts'],
  ['t-shirt', 'shi', 't-[shi]rt'],
  ['bike', 'b bik', '[bik]e'],
  ['bike', '  ', 'bike'],
  ['bike', '', 'bike'],
  ['', 'bike', ''],
  ['.* any', '.*', '[.*] any'],
])('%j by %j: %j', (text, query, marked) => {
  const parts = matchParts(text, query);
  expect(parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')).toBe(marked);
});
