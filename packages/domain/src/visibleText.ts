/*
 * What a text looks like, as against what it holds: characters that nobody sees turn words around, hide what they say
 * or make two texts look like one.
 */

/** Nobody sees them: they order text, join or split words, fill room, or pick a way to draw the character before. */
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
 * A text without characters that nobody sees: overrides and isolates of direction, characters of no width, fillers. What
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

/** One line of text as it is kept: composed, no line breaks or other controls, no characters that nobody sees. */
export function singleLine(text: string): string {
  return withoutInvisible(text.normalize('NFC'))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Whether there is a letter or a number to read, of whatever script. */
export const hasVisibleLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(withoutInvisible(text));
