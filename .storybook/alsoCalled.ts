/** Stands in the index between the name of a story and what else its component is called. */
export const ALSO = ' · also ';
