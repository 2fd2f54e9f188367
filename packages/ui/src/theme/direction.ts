/**
 * 1 for left-to-right text, -1 for right-to-left: multiplies horizontal movements and rotations, for which CSS has no
 * logical property. Not `:dir()`: bundlers rewrite that for older browsers into a list of languages.
 */
export const direction = 'var(--pl-direction, 1)';
