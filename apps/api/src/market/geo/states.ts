import { plainWords } from './fold.ts';

/** The fifty states, the District of Columbia and the inhabited territories by postal code. */
export const stateNames: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
};

export const territoryCodes = ['AS', 'GU', 'MP', 'PR', 'VI'] as const;

/** More spellings of states, besides 'N. Dakota' and the like, including cities named like their state. */
const otherNames = `
AL: ala
AZ: ariz
AR: ark
CA: calif
CO: colo
CT: conn
DE: del
DC: washington dc
FL: fla
IL: ill
IN: ind
KS: kans
MA: mass
MI: mich
MN: minn
MS: miss
MT: mont
NE: nebr, neb
NV: nev
NM: n mex
NY: nyc, new york city
NC: n car
ND: n dak
OK: okla
OR: ore
PA: penna
SC: s car
SD: s dak
TN: tenn
TX: tex
WA: wash
WV: w va
WI: wis
WY: wyo
MP: cnmi
VI: usvi, virgin islands
`;

/** Normalizes a state for comparison: 'W. Va.' equals 'W.Va.', and 'D. C.' equals 'DC'. */
const keyOf = (text: string): string => plainWords(text).join('');

const codesByKey = new Map<string, string>([
  ...Object.entries(stateNames).flatMap(([code, name]) =>
    // 'N. Carolina', 'So. Dakota', 'W. Virginia', 'N. Mexico'.
    [code, name, name.replace(/^(?:New|North|South|West) /, ([initial = '']) => initial)]
      .concat(name.replace(/^(?:North|South) /, ([initial = '']) => `${initial}o`))
      .map((known) => [keyOf(known), code] as const),
  ),
  ...otherNames
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', names = ''] = line.split(': ');
      return names.split(', ').map((name) => [keyOf(name), code] as const);
    }),
]);

/**
 * The code of a state given as its code, its name or a traditional abbreviation, in any case; undefined for
 * anything else.
 */
export const stateCode = (text: string): string | undefined => codesByKey.get(keyOf(text));

/** Codes of the states whose code, name or abbreviation begins with a text. */
export function statesFrom(text: string): string[] {
  const begin = keyOf(text);
  if (begin === '') return [];
  return [...new Set([...codesByKey].flatMap(([key, code]) => (key.startsWith(begin) ? [code] : [])))];
}

/** The most words in a state's name, with 'U.S.' written as two. */
export const stateWordsMax = 4;

/**
 * The state that the last words name, and the words before it. Prefers the longest name, so that West
 * Virginia is not Virginia.
 */
export function stateAtEnd(
  words: readonly string[],
): { before: readonly string[]; state: string } | undefined {
  for (let count = Math.min(stateWordsMax, words.length); count > 0; count -= 1) {
    const state = stateCode(words.slice(-count).join(' '));
    if (state !== undefined) return { before: words.slice(0, -count), state };
  }
  return undefined;
}

const country = /(?<![\s,])[\s,]+(?:u\.?\s?s\.?(?:\s?a\.?)?|united states(?: of america)?)[\s,]*$/i;

export const withoutCountry = (text: string): string => text.replace(country, '');
