/** The note on a hidden listing, for its owner. */
export const note = (reason: string): string =>
  `Hidden by a moderator: ${reason}. Open it to see what to change.`;
