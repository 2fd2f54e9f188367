import { brand } from '../market/porchlight.ts';
import { digitReadings, wordsAtAGlance, type LookAlikes } from '../moderation/lookAlikes.ts';
import { common } from '../texts/index.ts';
import { hasVisibleLetter } from '../text/visibleText.ts';

export type NameProblem = 'noLetter' | 'link' | 'mark' | 'staff';

/**
 * Characters that look like a badge: check marks, medals, shields, registered signs. The badge is drawn, never typed.
 */
export const badgeMarks =
  /[\u2713\u2714\u2705\u2611\u221A\u237B\u{1F5F8}\u{1F5F9}\u{1FBB1}\u{1F6E1}\u{1F396}\u{1F3C5}\u{1F3F5}\u{1F4DB}\u{1F530}\u{1F46E}\u{10102}\u00AE\u00A9\u2122\u2120\u24C7]/u;

/**
 * What email programs turn into a link: a scheme, an email address, a host. Initials ('J.R.') and 'St.John' are
 * allowed.
 */
const link =
  /:\/\/|\bwww\.|[@/\\\u2044\u2215\u29F8]|(?<=[\p{L}\p{N}-]{2})\.(?:\p{Ll}{2,}|\p{Lu}{2,}|\p{Lo}{2,})(?!\p{L})/u;
/** Hosts in any case, and of one letter: 'Evil.Com', 'x.com'. */
const knownHost =
  /[\p{L}\p{N}-]\.(?:com|net|org|info|biz|io|co|app|shop|store|online|site|xyz|live|club)(?!\p{L})/iu;

/** Staff words of other languages, where folding to Latin letters does not apply. */
const foreignStaff =
  /администрат|модератор|поддержк|客服|管理员|管理員|サポート|管理者|관리자|고객\s*센터|verifiziert|kunden(?:dienst|service|support)|usuari[oa]\s+eliminad|servicio\s+al\s+cliente|atenci[oó]n\s+al\s+cliente|administrat(?:eur|rice)|mod[eé]rat(?:eur|rice)|suporte|الدعم|مشرف/iu;

/** A letter typed twice reads as one: 'suppport'. */
export const singled = (word: string): string => word.replace(/(.)\1+/gu, '$1');

const backwards = (word: string): string => Array.from(word).toReversed().join('');

const joinedAtAGlance = (text: string, table?: LookAlikes): string => wordsAtAGlance(text, table).join('');

const atAGlance = (words: string): string[] => words.split(' ').map((word) => joinedAtAGlance(word));

const strongWords = /* @__PURE__ */ atAGlance(
  'admin admins administrator administrators administration moderator moderators moderation support ' +
    'helpdesk sysadmin webmaster postmaster verified official ' +
    'administrador administradora moderador moderadora soporte verificado verificada oficial',
);

/** A name with one of these words poses as staff: they are not names of people. */
const staffWords: ReadonlySet<string> = /* @__PURE__ */ new Set(strongWords.map(singled));

const staffPrefixes: ReadonlySet<string> = /* @__PURE__ */ new Set(
  [...staffWords].flatMap((word) => Array.from(word, (_letter, last) => word.slice(0, last + 1))),
);

/** Words that are also personal names, or that mean little: they count only together with other staff words. */
const plainWords: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ atAGlance(
    'the and of trust care user users member members buyer buyers seller sellers client clients owner live',
  ),
);

/** A name that consists of these only poses as staff. */
const weakStaffWords: ReadonlySet<string> = /* @__PURE__ */ new Set(
  atAGlance(
    'staff team teams help desk center centre customer service services security safety site system mod mods ' +
      'abuse billing payments payment account accounts contact info noreply reply notification notifications ' +
      'deleted removed suspended verification fraud prevention protection alert alerts message messages department ' +
      'legal escrow chat automated ayuda equipo',
  ).concat(strongWords),
);

const longest = /* @__PURE__ */ Math.max(...[...weakStaffWords].map((word) => word.length));

const brandName = /* @__PURE__ */ singled(/* @__PURE__ */ joinedAtAGlance(brand.name));

/** Upside-down letters are read from the end, and a `p` is a `d`. */
const turnedBrand = /* @__PURE__ */ brandName.replaceAll('p', 'd');

/** The site's own name for a deleted account. */
const deletedUser = /* @__PURE__ */ joinedAtAGlance(common.deletedUser);

/** Whether adjacent words spell a staff word: 'A d m i n', 'Sup port'. */
function holdsStaffWord(words: readonly string[]): boolean {
  return words.some((first, from) => {
    let joined = singled(first);
    for (let next = from + 1; staffPrefixes.has(joined); next += 1) {
      if (staffWords.has(joined)) return true;
      const word = singled(words[next] ?? '');
      if (word === '') return false;
      joined += joined.endsWith(word.charAt(0)) ? word.slice(1) : word;
      if (next - from > 2 * longest) return false;
    }
    return false;
  });
}

/** Whether a text splits into weak and plain words, with at least one weak word: 'helpcenter'. */
function isMadeOfStaffWords(joined: string): boolean {
  // For each prefix length: whether the prefix can be split, and whether a weak word is among the pieces.
  const reached: ('no' | 'plain' | 'weak')[] = ['plain'];
  let lastReached = 0;
  for (let end = 1; end <= joined.length && end - lastReached <= longest; end += 1) {
    let best: 'no' | 'plain' | 'weak' = 'no';
    for (let start = Math.max(0, end - longest); start < end && best !== 'weak'; start += 1) {
      const before = reached[start] ?? 'no';
      const word = joined.slice(start, end);
      if (before === 'no') continue;
      if (weakStaffWords.has(word)) best = 'weak';
      else if (plainWords.has(word)) best = before;
    }
    reached.push(best);
    if (best !== 'no') lastReached = end;
  }
  return reached[joined.length] === 'weak';
}

/** Whether a name poses as the site's staff, look-alike letters included. */
function posesAsStaff(name: string, table: LookAlikes | undefined): boolean {
  return digitReadings.some((digits) => {
    const words = wordsAtAGlance(name, table, digits);
    const joined = words.join('');
    return (
      joined === deletedUser ||
      singled(joined).includes(brandName) ||
      singled(backwards(joined)).includes(turnedBrand) ||
      holdsStaffWord(words) ||
      isMadeOfStaffWords(joined)
    );
  });
}

/**
 * What is wrong with an account's name: it has no visible letter, is a link, contains a mark that looks like a badge,
 * or poses as the site's staff. Undefined when valid. Names in every script are fine.
 *
 * @param name Output of `singleLine`.
 * @param table Look-alikes beyond the most frequent ones: the server has Unicode's.
 */
export function nameProblem(name: string, table?: LookAlikes): NameProblem | undefined {
  if (badgeMarks.test(name)) return 'mark';
  if (!hasVisibleLetter(name)) return 'noLetter';
  const plain = name.normalize('NFKC').replaceAll('\u3002', '.');
  if (link.test(plain) || knownHost.test(plain)) return 'link';
  if (foreignStaff.test(plain)) return 'staff';
  return posesAsStaff(name, table) ? 'staff' : undefined;
}
