import { expect, test } from 'vitest';
import { readTyped, withWords } from './typed.ts';

const words = (count: number): string => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');

type Row = [typed: string, parts: { words: string; exact: string; leftOut: string } | null];

test.each<Row>([
  ['walnut desk', { words: 'walnut desk', exact: '', leftOut: '' }],
  ['"walnut desk" -chair lamp', { words: 'lamp', exact: '"walnut desk"', leftOut: '-chair' }],
  ['desk or table', { words: 'desk or table', exact: '', leftOut: '' }],
  ['desk or "oak table" -chair', { words: '', exact: 'desk or "oak table"', leftOut: '-chair' }],
  [words(200), { words: words(12), exact: '', leftOut: '' }],
  ['-chair', null],
  ['-"a chair" -table', null],
  ['?!', null],
  ['""', null],
  ['-"', null],
  ['desk or -chair', { words: 'desk or', exact: '', leftOut: '-chair' }],
  ['-chair or -"two words" or desk', { words: 'or or desk', exact: '', leftOut: '-chair -"two words"' }],
  ['fifty-six - desk -', { words: 'fifty-six desk', exact: '', leftOut: '' }],
  [
    'machine -washer/dryer -24/7 -2br/1ba',
    { words: 'machine', exact: '', leftOut: '-"washer/dryer" -24/7 -"2br/1ba"' },
  ],
  // A dash, or a hyphen with space around it, is no operator.
  ...Array.from('-\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\uFE58\uFE63\uFF0D', String)
    .concat('--')
    .map((dash): Row => [`brass ${dash} lamp ${dash}`, { words: 'brass lamp', exact: '', leftOut: '' }]),
  ['– brass', { words: 'brass', exact: '', leftOut: '' }],
  ['brass –lamp', { words: 'brass lamp', exact: '', leftOut: '' }],
  ['brass --lamp', { words: 'brass lamp', exact: '', leftOut: '' }],
  ['brass \u2011lamp', { words: 'brass', exact: '', leftOut: '-lamp' }],
  ['wi–fi wi—fi wi\u2011fi wi\u00ADfi', { words: 'wi-fi wi-fi wi-fi wifi', exact: '', leftOut: '' }],
  // Quotation marks of other keyboards and languages.
  ...['“”', '„“', '””', '«»', '‹›', '「」', '『』', '〝〞', '＂＂'].map(([open = '', close = '']): Row => [
    `${open}brass lamp${close} -desk`,
    { words: '', exact: '"brass lamp"', leftOut: '-desk' },
  ]),
  ['lamp -“desk lamp”', { words: 'lamp', exact: '', leftOut: '-"desk lamp"' }],
  // Inch marks.
  ['55" tv', { words: '55inch tv', exact: '', leftOut: '' }],
  ["55″ tv 32” 20''", { words: '55inch tv 32inch 20inch', exact: '', leftOut: '' }],
  ['"iphone 15" case', { words: 'case', exact: '"iphone 15"', leftOut: '' }],
  ['tv -55"', { words: 'tv', exact: '', leftOut: '-"55inch"' }],
  // Punctuation between words.
  [
    'desk,lamp;rug|vase sofa+bed size:10',
    { words: 'desk lamp rug vase sofa bed size 10', exact: '', leftOut: '' },
  ],
  ['car 1,200', { words: 'car 1,200', exact: '', leftOut: '' }],
  ['desk -red,blue -3-in-1', { words: 'desk', exact: '', leftOut: '-"red,blue" -"3-in-1"' }],
  // A hyphen directly after a comma or a parenthesis is no operator; one after a space is.
  ['brass,-lamp', { words: 'brass lamp', exact: '', leftOut: '' }],
  ['brass;--lamp', { words: 'brass lamp', exact: '', leftOut: '' }],
  ['(-lamp brass)', { words: '( lamp brass)', exact: '', leftOut: '' }],
  ['brass, -lamp', { words: 'brass', exact: '', leftOut: '-lamp' }],
  ['(brass -lamp)', { words: '(brass', exact: '', leftOut: '-lamp)' }],
  ['10½ m² -½', { words: '10½ m²', exact: '', leftOut: '-"½"' }],
  ['desk -"open', { words: 'desk', exact: '', leftOut: '-"open' }],
])('%s is read as %j', (typed, parts) => {
  const read = readTyped(typed);
  const trimmed = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim();
  const { words: found, exact, leftOut } = read ?? {};
  expect(read && { words: trimmed(found), exact: trimmed(exact), leftOut }).toEqual(parts);
});

test('replaces only words that are neither quoted nor excluded', () => {
  const typed = readTyped('Walnt "walnt desk" -walnt oak, walnt!');
  expect(typed && withWords(typed, new Map([['walnt', 'walnut']]))).toBe(
    'walnut "walnt desk" -walnt oak, walnut!',
  );
});
