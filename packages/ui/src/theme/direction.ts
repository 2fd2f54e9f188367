/**
 * 1 where lines are read from left to right, -1 where from right to left: multiplies what moves or turns along the line,
 * for which CSS has no logical property. Not `:dir()`: bundlers rewrite that for older browsers into a list of languages.
 */
export const direction = 'var(--pl-direction, 1)';
