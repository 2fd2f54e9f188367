const SENTENCE = /(?:^|(?<=[.)] ))Default(?: is)?:? (.+?)(?:\.(?= |$)|$)/;

/** Takes the default out of a docstring: a sentence of its own, or a word with '(default' after it. */
export function splitDefault(text: string): { description: string; stated: string | undefined } {
  const [sentence, words] = SENTENCE.exec(text) ?? [];
  if (sentence !== undefined)
    return { description: text.replace(sentence, '').replaceAll(/ {2,}/g, ' ').trim(), stated: words };
  return { description: text, stated: /(`[^`]+`) \(default\b/.exec(text)?.[1] };
}

/** A word of code alone stands as it would in source. */
export const asValue = (stated: string | undefined): string | undefined => {
  const [, code] = /^`([^`]+)`$/.exec(stated ?? '') ?? [];
  if (code === undefined) return stated;
  return /^\w+$/.test(code) && !/^(true|false|null|undefined|\d+)$/.test(code) ? `'${code}'` : code;
};
