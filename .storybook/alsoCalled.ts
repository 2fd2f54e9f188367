/** Separates a story's name from its component's other names in the index. */
export const ALSO = ' · also ';
