/* How a text looks, as opposed to its characters: invisible ones can reorder words, hide text or make two texts
   look alike. */

/** Invisible: they order text, join or split words, fill space, or select a glyph for the character before. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Invisible characters that some scripts need, and emoji. */
const joiners: readonly string[] = ['\u200C', '\u200D', '\uFE0F'];

const afterPicture = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u20E3\d#*]$/u;

/** Scripts that use zero-width characters to join or separate letters. */
const joinedScript =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Mongolian}]$/u;

const isNeeded = (character: string, before: string, after: string): boolean =>
  joiners.includes(character) &&
  after !== '' &&
  (afterPicture.test(before) || (character !== '\uFE0F' && joinedScript.test(before)));

/**
 * A text without invisible characters: direction overrides and isolates, zero-width characters, fillers. Those that
 * Persian, Indic scripts and emoji need are kept there.
 */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, (character, at: number) =>
    isNeeded(
      character,
      text.slice(Math.max(0, at - 2), at),
      text.charAt(at + 1) || (character === '\uFE0F' ? ' ' : ''),
    )
      ? character
      : '',
  );
}

/** More marks stacked on one letter are dropped: Hebrew with vowels and accents has five, no text needs more. */
const stackedMarksMax = 5;

// Zero-width characters between the marks count as marks: otherwise they would start a new stack on the same letter.
const stackedMarks = new RegExp(
  String.raw`([\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]{${stackedMarksMax}})[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]+`,
  'gu',
);

const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A text that does not affect its surroundings: without direction overrides, embeddings and isolates, which reorder
 * the text after it, and without stacks of marks, which cover the lines above and below. Direction marks (U+200E,
 * U+200F, U+061C) are kept: right-to-left texts need them.
 */
export const contained = (text: string): string =>
  text.replace(directionControls, '').replace(stackedMarks, '$1');

/** One line of text in its stored form: composed, no line breaks or other controls, no invisible characters. */
export function singleLine(text: string): string {
  return contained(withoutInvisible(text.normalize('NFC')))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Whether it contains a letter or a number, of any script. */
export const hasVisibleLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(withoutInvisible(text));
