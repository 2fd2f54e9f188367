/** Two columns on a phone, or one where large text leaves no room for two. */
export const twoAcross = 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 40%)), 1fr))';
