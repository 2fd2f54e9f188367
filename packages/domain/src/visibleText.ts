/*
 * What a text looks like, as against what it holds: characters that no one sees turn words around, hide what they say
 * or make two texts look like one.
 */

/** No one sees them: they order text, join or split words, fill room, or pick a way to draw the character before. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Those among them that some scripts need to be written, and emoji to be drawn. */
const joiners: readonly string[] = ['\u200C', '\u200D', '\uFE0F'];

const afterPicture = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u20E3\d#*]$/u;

/** Scripts whose letters are joined, or kept apart, by characters of no width. */
const joinedScript =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Mongolian}]$/u;

const isNeeded = (character: string, before: string, after: string): boolean =>
  joiners.includes(character) &&
  after !== '' &&
  (afterPicture.test(before) || (character !== '\uFE0F' && joinedScript.test(before)));

/**
 * A text without characters that no one sees: overrides and isolates of direction, characters of no width, fillers. What
 * Persian, Indic scripts and emoji are written with stays where it does that.
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

/** Marks stacked on one letter beyond this are dropped: Hebrew with vowels and accents has five, no text needs more. */
const stackedMarksMax = 5;

// Characters of no width between the marks of a stack count as marks: they would begin another one on the same letter.
const stackedMarks = new RegExp(
  String.raw`([\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]{${stackedMarksMax}})[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]+`,
  'gu',
);

const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A text that stays where it is shown: without overrides, embeddings and isolates of direction, which turn around what
 * stands after it, and without towers of marks, which cover the lines above and below. Marks of direction (U+200E,
 * U+200F, U+061C) stay: right-to-left texts are written with them.
 */
export const contained = (text: string): string =>
  text.replace(directionControls, '').replace(stackedMarks, '$1');

/** One line of text as it is kept: composed, no line breaks or other controls, no characters that no one sees. */
export function singleLine(text: string): string {
  return contained(withoutInvisible(text.normalize('NFC')))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Whether there is a letter or a number to read, of whatever script. */
export const hasVisibleLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(withoutInvisible(text));
