/**
 * For a `ul` or `ol` without bullets: an explicit role, because Safari's screen reader does not announce lists
 * without bullets.
 */
export const bareList = { role: 'list' } as const;
