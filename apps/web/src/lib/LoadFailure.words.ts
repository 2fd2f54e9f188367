/** Screen reader announcements of a retry. */
export const heard = { trying: 'Trying again…', failed: 'That did not help.' };
