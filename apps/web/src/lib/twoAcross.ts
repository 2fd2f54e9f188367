/** Columns for the hand: two by two, one below the other where large letters leave no room for two. */
export const twoAcross = 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 40%)), 1fr))';
