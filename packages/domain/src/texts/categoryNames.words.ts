/** Names of categories by slug that replace those of the data, which are in English: none. */
export const names: Readonly<Record<string, string>> = {};
