const longForms: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/**
 * A place name as it is compared: lower case, no accents or punctuation, single spaces, and the short forms of
 * Saint, Fort and Mount written out, so that 'St. Louis', 'ST LOUIS' and 'Saint Louis' are one.
 */
export function foldPlace(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\b(?:st|ste|ft|mt)\b/g, (word) => longForms[word] ?? word);
}
