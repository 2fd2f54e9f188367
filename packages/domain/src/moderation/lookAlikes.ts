/** Characters, each with the Latin letters or digits it can be mistaken for. */
export type LookAlikes = ReadonlyMap<string, string>;

const latin = 'abcdefghijklmnopqrstuvwxyz';

function alphabet(first: number): [string, string][] {
  return Array.from(latin, (letter, index) => [String.fromCodePoint(first + index), letter]);
}

function alike(characters: string, letter: string): [string, string][] {
  return Array.from(characters, (character) => [character, letter]);
}

/**
 * Characters that are easily mistaken for a letter but missing in Unicode's confusables table, digits and symbols
 * used as letters included, and its most frequent ones. `l`, `I` and `1` are one letter here.
 */
const common: LookAlikes = /* @__PURE__ */ new Map([
  // Letters in black circles, in black squares and of flags, which have no decomposition.
  .../* @__PURE__ */ alphabet(0x1f150),
  .../* @__PURE__ */ alphabet(0x1f170),
  .../* @__PURE__ */ alphabet(0x1f1e6),
  .../* @__PURE__ */ alike('аɑα4ᴀⱥ', 'a'),
  .../* @__PURE__ */ alike('вβʙ8ß', 'b'),
  .../* @__PURE__ */ alike('сϲᴄ¢ɔ匚', 'c'),
  .../* @__PURE__ */ alike('ԁđᴅð', 'd'),
  .../* @__PURE__ */ alike('еєε3ᴇɛɜꞓ€ǝə', 'e'),
  .../* @__PURE__ */ alike('ꜰƒ', 'f'),
  .../* @__PURE__ */ alike('ɡᶃց9ɢƃᏀ', 'g'),
  .../* @__PURE__ */ alike('һнʜɥ卄', 'h'),
  .../* @__PURE__ */ alike('іιıl1ӏł|!ɩɪʟ¡*ᴉƖㄥ丨', 'i'),
  .../* @__PURE__ */ alike('јʝᴊ', 'j'),
  .../* @__PURE__ */ alike('кκᴋĸ', 'k'),
  .../* @__PURE__ */ alike('мᴍʍ', 'm'),
  .../* @__PURE__ */ alike('пηոɴᴎи', 'n'),
  .../* @__PURE__ */ alike('оοσø0օᴏɵ○◯☉⊙ㄖ', 'o'),
  .../* @__PURE__ */ alike('рρᴘ₱þᑭ卩', 'p'),
  .../* @__PURE__ */ alike('ԛꞯ', 'q'),
  .../* @__PURE__ */ alike('гʀᴙяɹᖇ尺', 'r'),
  .../* @__PURE__ */ alike('ѕ5$ꜱƨᔕᔑ', 's'),
  .../* @__PURE__ */ alike('тτ7ᴛꞇ+†ʇㄒ', 't'),
  .../* @__PURE__ */ alike('υսᴜʊᑌ', 'u'),
  .../* @__PURE__ */ alike('ѵνᴠ', 'v'),
  .../* @__PURE__ */ alike('ѡωᴡɯ', 'w'),
  .../* @__PURE__ */ alike('хχ×', 'x'),
  .../* @__PURE__ */ alike('уγʏ¥', 'y'),
  .../* @__PURE__ */ alike('ᴢ2', 'z'),
]);

const commonLetter = (character: string): string => common.get(character) ?? character;

const readListed = (listed: string | undefined): string | undefined =>
  listed === undefined ? undefined : Array.from(listed, commonLetter).join('');

/** The Latin letters a character looks like, in upper case only if the character has that case. */
function lettersOf(character: string, table: LookAlikes | undefined): string {
  const lower = character.toLowerCase();
  const exact = readListed(table?.get(character));
  if (exact !== undefined) return exact;
  const listed = table?.get(lower) ?? table?.get(character.toUpperCase());
  const seen = common.get(lower) ?? readListed(listed)?.toLowerCase() ?? lower;
  return character === lower ? seen : seen.toUpperCase();
}

/** A word without trailing non-letters, and without leading ones when `both`. */
function trimToLetters(word: string, both: boolean): string {
  const isLetter = (at: number): boolean => /\p{L}/u.test(word.charAt(at));
  let end = word.length;
  while (end > 0 && !isLetter(end - 1)) end -= 1;
  let start = 0;
  while (both && start < end && !isLetter(start)) start += 1;
  return word.slice(start, end);
}

/** How digits are read: as the letters they look like, or as a number after or around a word ('admin99'). */
export const digitReadings = ['letters', 'number after', 'number around'] as const;
export type DigitReading = (typeof digitReadings)[number];

/**
 * The words of a text as a hasty reader sees them: Latin, lower case, without accents, 'SupportTeam' as two. Takes
 * linear time.
 *
 * @param table Look-alikes beyond the most frequent ones.
 */
export function wordsAtAGlance(text: string, table?: LookAlikes, digits: DigitReading = 'letters'): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}+/gu, '');
  const typed = plain.split(/\s+/u);
  const read =
    digits === 'letters' ? typed : typed.map((word) => trimToLetters(word, digits === 'number around'));
  return Array.from(read.join(' '), (character) => lettersOf(character, table))
    .join('')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('ci', 'd')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
