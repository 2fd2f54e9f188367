import { brand } from '../market/porchlight.ts';
import { wordsAtAGlance, type LookAlikes } from '../moderation/lookAlikes.ts';
import { badgeMarks, singled } from '../account/names.ts';

const wordAtAGlance = (word: string, table?: LookAlikes): string =>
  wordsAtAGlance(word, table)
    .join('')
    .replace(/(.)\1+/gu, '$1');

const list = (words: string): readonly string[] => words.split(' ').map((word) => wordAtAGlance(word));

const brandName = /* @__PURE__ */ wordAtAGlance(brand.name);

/** Next to the site's name, these words claim that the site speaks, checks or pays. */
const claims = /* @__PURE__ */ list(
  'official officially verified verify verification approved certified endorsed trusted authorized guaranteed guarantee ' +
    'support team staff admin administrator administration moderator moderators moderation security safety help helpdesk ' +
    'service services customer protection escrow payment payments partner notice trust fraud department suspended alert ' +
    'billing refund refunds oficial soporte',
);

/** Words that may come between: 'Verified seller on Porchlight'. */
const connecting = /* @__PURE__ */ list(
  'a an and the by on of at in from for with is your our this seller buyer account listing user member com inc llc ' +
    'marketplace',
);

/** With a badge mark, these words claim that a seller was checked. */
const checked = /* @__PURE__ */ list('verified approved certified trusted official verificado verificada');
const sellers = /* @__PURE__ */ list(
  'seller sellers account user profile member person dealer vendor shop store vendedor vendedora',
);

/** The words after which a claim follows when the seller was checked: '✅ ID verified'. */
const proofs = /* @__PURE__ */ list('id identity');

const mark = '\u2713';
/** Marks that other sites use as a badge, in titles. */
const coloredMarks = /[\u{1F535}\u{1F7E2}\u{1F537}\u{1F539}]/gu;

/**
 * The words of a title as a hasty reader sees them, spelled-out ones joined ('P o r c h'), each badge mark as a word.
 */
function wordsOf(title: string, table: LookAlikes | undefined): string[] {
  const words: string[] = [];
  let spelled = '';
  for (const typed of [
    ...title
      .replace(new RegExp(badgeMarks, 'gu'), ` ${mark} `)
      .replace(coloredMarks, ` ${mark} `)
      .split(/[\s.]+/u),
    '',
  ]) {
    const word = typed === mark ? mark : wordAtAGlance(typed, table);
    if (word.length === 1 && word !== mark) spelled += word;
    else {
      words.push(singled(spelled), word);
      spelled = '';
    }
  }
  return words.filter((word) => word !== '');
}

/** 'PorchlightSupport', 'Support@Porchlight'. */
function isBrandWithClaim(word: string): boolean {
  const [before = '', ...after] = word.split(brandName);
  return (
    after.length > 0 &&
    claims.some((claim) => before.endsWith(claim) || after.some((part) => part.startsWith(claim)))
  );
}

function claimsBrand(words: readonly string[]): boolean {
  const telling = words.filter((word) => word !== mark && !connecting.includes(word));
  const isBrand = (word: string | undefined): boolean => word === brandName || word === `${brandName}s`;
  return telling.some(
    (word, at) =>
      isBrandWithClaim(word) ||
      (claims.includes(word) && (isBrand(telling[at - 1]) || isBrand(telling[at + 1]))),
  );
}

function claimsBadge(words: readonly string[]): boolean {
  if (!words.includes(mark)) return false;
  return words.some((word, at) => {
    if (!checked.includes(word)) return false;
    const [before = '', after = ''] = [words[at - 1], words[at + 1]];
    const isEnd = after === '' || after === mark;
    return (
      sellers.includes(after) ||
      proofs.includes(before) ||
      (isEnd && (sellers.includes(before) || before === mark || after === mark))
    );
  });
}

/**
 * Whether a listing's title claims to speak for the site ('Official Porchlight support') or that its seller was
 * checked, with a badge mark ('✔ Verified seller'). 'Porch light' is a lamp, and 'Verified by PSA' is a claim of
 * another company: both are fine.
 *
 * @param table Look-alikes beyond the most frequent ones: the server has Unicode's.
 */
export function titleClaimsSite(title: string, table?: LookAlikes): boolean {
  const words = wordsOf(title, table);
  return claimsBrand(words) || claimsBadge(words);
}
