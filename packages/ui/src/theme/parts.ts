/** Prefix of the packed kit's class names: every element with one belongs to the kit. Other libraries use `pl-`. */
export const CLASS_PREFIX = 'pl_';

/** Any element of the packed kit. Adds no specificity. */
export const anyPart = `:where([class^="${CLASS_PREFIX}"], [class*=" ${CLASS_PREFIX}"])`;
