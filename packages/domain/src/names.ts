import { brand } from './brand.ts';
import { hasVisibleLetter } from './visibleText.ts';

/** What can be wrong with the name of an account. */
export type NameProblem = 'noLetter' | 'link' | 'mark' | 'staff';

/** Marks that read as a badge: ticks, medals, shields, signs of registered names. The badge is drawn, never typed. */
const badgeMarks =
  /[\u2713\u2714\u2705\u2611\u221A\u237B\u{1F5F8}\u{1F5F9}\u{1FBB1}\u{1F6E1}\u{1F396}\u{1F3C5}\u{1F3F5}\u{1F4DB}\u{1F530}\u{1F46E}\u00AE\u00A9\u2122\u2120\u24C7]/u;

/** What a mail program makes a link of: a scheme, an address, a host. Initials ('J.R.') and 'St.John' are none. */
const link = /:\/\/|\bwww\.|[@/\\]|[\p{L}\p{N}-]{2,}\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u;

/** Letters and digits that are taken for a Latin letter at a glance. `l`, `I` and `1` are one letter here. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...pairs('аɑα4', 'a'),
  ...pairs('вβʙ8', 'b'),
  ...pairs('сϲᴄ', 'c'),
  ...pairs('ԁđᴅ', 'd'),
  ...pairs('еєε3ᴇ', 'e'),
  ...pairs('ɡᶃց', 'g'),
  ...pairs('һнʜ', 'h'),
  ...pairs('іιıl1ӏł|!ɩ', 'i'),
  ...pairs('јʝ', 'j'),
  ...pairs('кκᴋ', 'k'),
  ...pairs('мᴍ', 'm'),
  ...pairs('пηո', 'n'),
  ...pairs('оοσø0օ', 'o'),
  ...pairs('рρᴘ', 'p'),
  ...pairs('ԛ', 'q'),
  ...pairs('гʀ', 'r'),
  ...pairs('ѕ5$ꜱ', 's'),
  ...pairs('тτ7ᴛ', 't'),
  ...pairs('υսᴜ', 'u'),
  ...pairs('ѵνᴠ', 'v'),
  ...pairs('ѡωᴡ', 'w'),
  ...pairs('хχ', 'x'),
  ...pairs('уγʏ', 'y'),
  ...pairs('ᴢ', 'z'),
};

function pairs(characters: string, letter: string): Record<string, string> {
  return Object.fromEntries(Array.from(characters, (character) => [character, letter]));
}

/** The words of a text as somebody reads them who does not look closely: Latin, lower case, without accents. */
function wordsAtAGlance(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const latin = Array.from(plain, (character) => lookAlikes[character] ?? character).join('');
  const words = latin
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .split(/[^\p{L}\p{N}]+/u);
  // 'A d m i n' is one word.
  const read: string[] = [];
  let spelled = false;
  for (const word of words.filter((each) => each !== '')) {
    const isLetter = word.length === 1;
    read.push(isLetter && spelled ? `${read.pop() ?? ''}${word}` : word);
    spelled = isLetter;
  }
  return read;
}

const atAGlance = (...texts: string[]): ReadonlySet<string> => new Set(texts.flatMap(wordsAtAGlance));

/** Nobody is called that: one of these words and the name speaks for the site. */
const staffWords = /* @__PURE__ */ atAGlance(
  'admin admins administrator administrators administration moderator moderators moderation support',
  'helpdesk sysadmin webmaster postmaster verified official',
);

/** Words that people are called, or use: a name made of nothing else speaks for the site. */
const weakStaffWords = /* @__PURE__ */ atAGlance(
  'staff team teams help desk center centre customer service services care security safety trust and the site system mod mods',
  'abuse billing payments payment account accounts contact info noreply no reply notification notifications',
);

const brandAtAGlance = /* @__PURE__ */ wordsAtAGlance(brand.name).join('');

/** Whether a name reads as if the site itself spoke, look-alike letters included. */
function posesAsStaff(name: string): boolean {
  const words = wordsAtAGlance(name);
  return (
    words.join('').includes(brandAtAGlance) ||
    words.some((word) => staffWords.has(word)) ||
    (words.length > 0 && words.every((word) => weakStaffWords.has(word)))
  );
}

/**
 * What is wrong with the name of an account: it has nothing to read, is a link, holds a mark that looks like a badge, or
 * poses as the site's own people. Undefined when nothing is. Names in every script are fine.
 *
 * @param name As `singleLine` leaves it.
 */
export function nameProblem(name: string): NameProblem | undefined {
  if (badgeMarks.test(name)) return 'mark';
  if (!hasVisibleLetter(name)) return 'noLetter';
  if (link.test(name.normalize('NFKC').replaceAll('\u3002', '.'))) return 'link';
  return posesAsStaff(name) ? 'staff' : undefined;
}
