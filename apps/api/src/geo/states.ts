/** The fifty states, the District of Columbia and the inhabited territories by their postal codes. */
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

/** The inhabited territories among them. */
export const territoryCodes = ['AS', 'GU', 'MP', 'PR', 'VI'] as const;

const withoutDots = (text: string): string => text.replaceAll('.', '').toLowerCase();
const codesByName = new Map([
  ...Object.entries(stateNames).map(([code, name]) => [withoutDots(name), code] as const),
  ['virgin islands', 'VI'] as const,
]);

/** The code of a state given as its code or its name, in any case; undefined for anything else. */
export function stateCode(text: string): string | undefined {
  const wanted = text.trim().replace(/\s+/g, ' ');
  const code = wanted.toUpperCase().replace(/^D\.C\.?$/, 'DC');
  return code in stateNames ? code : codesByName.get(withoutDots(wanted));
}

/** The codes of the states whose code or name begins like this. */
export function statesFrom(text: string): string[] {
  const begin = withoutDots(text.trim());
  return Object.entries(stateNames).flatMap(([code, name]) =>
    begin !== '' && [code, name].some((known) => withoutDots(known).startsWith(begin)) ? [code] : [],
  );
}
