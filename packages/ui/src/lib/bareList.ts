/**
 * For a `ul` or `ol` drawn without bullets: it says that it is a list, because Safari's screen reader
 * takes the bullets' absence for the list's.
 */
export const bareList = { role: 'list' } as const;
