import { fold } from '../../components/Combobox/index.ts';

/** A piece of a text: matched or not. */
export interface MatchPart {
  text: string;
  isMatch: boolean;
}

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** What folding leaves of a combining accent. */
const accent = '';

/** How many of `letters`, from `start`, spell `word`; 0 if they do not. */
function lengthOf(word: string, letters: readonly string[], start: number): number {
  let spelled = '';
  for (let at = start; at < letters.length && word.startsWith(spelled); at += 1) {
    spelled += letters[at] ?? '';
    if (!spelled.startsWith(word)) continue;
    // A combining accent stays with its letter.
    return at + (letters[at + 1] === accent ? 2 : 1) - start;
  }
  return 0;
}

/** Splits `text` where its words start with one of those in `query`, ignoring case and accents. */
export function matchParts(text: string, query: string): MatchPart[] {
  const letters = Array.from(text);
  const plain = letters.map((letter) => (letter.trim() === '' ? ' ' : fold(letter)));
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  const matches = letters.map(() => false);
  for (let start = 0; start < letters.length; start += 1) {
    if (isLetter(letters[start - 1]) || plain[start]?.trim() === '') continue;
    const longest = Math.max(0, ...words.map((word) => lengthOf(word, plain, start)));
    matches.fill(true, start, start + longest);
  }
  const parts: MatchPart[] = [];
  for (const [index, letter] of letters.entries()) {
    const isMatch = matches[index] === true;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}
