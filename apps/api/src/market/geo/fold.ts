const longForms: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

const directions: Readonly<Record<string, string>> = {
  n: 'north',
  no: 'north',
  s: 'south',
  so: 'south',
  e: 'east',
  w: 'west',
};

/** The words of a text in lower case, without accents or punctuation. 'MT' may still be Mount or Montana. */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/**
 * Normalizes a place name for comparison: lower case, no accents or punctuation, single spaces, and Saint,
 * Fort and Mount written out, so that 'St. Louis', 'ST LOUIS' and 'Saint Louis' are the same. The database
 * folds the cities of listings in the same way.
 */
export function foldPlace(text: string): string {
  return plainWords(text)
    .map((word) => longForms[word] ?? word)
    .join(' ');
}

/** Writes out a direction at the start of a folded name: 'n las vegas' becomes 'north las vegas'. */
export function withDirection(folded: string): string {
  const [first = '', ...rest] = folded.split(' ');
  const direction = directions[first];
  return direction === undefined || rest.length === 0 ? folded : [direction, ...rest].join(' ');
}
