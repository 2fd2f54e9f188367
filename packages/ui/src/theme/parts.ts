/** How the names of the packed kit's classes begin: whatever has one is a part of the kit. Other kits use `pl-`. */
export const CLASS_PREFIX = 'pl_';

/** Any part of the packed kit. It adds nothing to a selector's weight. */
export const anyPart = `:where([class^="${CLASS_PREFIX}"], [class*=" ${CLASS_PREFIX}"])`;
