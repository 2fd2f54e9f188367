const SENTENCE = /(?:^|(?<=[.)] ))Default(?: is)?:? (.+?)(?:\.(?= |$)|$)/;

/** Extracts the default from a docstring: a separate sentence, or code followed by '(default'. */
export function splitDefault(text: string): { description: string; stated: string | undefined } {
  const [sentence, words] = SENTENCE.exec(text) ?? [];
  if (sentence !== undefined)
    return { description: text.replace(sentence, '').replaceAll(/ {2,}/g, ' ').trim(), stated: words };
  return { description: text, stated: /(`[^`]+`) \(default\b/.exec(text)?.[1] };
}

/** A single word of code is written as in source. */
export const asValue = (stated: string | undefined): string | undefined => {
  const [, code] = /^`([^`]+)`$/.exec(stated ?? '') ?? [];
  if (code === undefined) return stated;
  return /^\w+$/.test(code) && !/^(true|false|null|undefined|\d+)$/.test(code) ? `'${code}'` : code;
};
