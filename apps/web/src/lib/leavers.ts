/** People who have signed out on this device since the page was loaded. */
const leavers = new Set<string>();

/** Whether nothing more of this person's is to be kept: they have signed out, though their page may still be there. */
export const hasSignedOut = (userId: string): boolean => leavers.has(userId);

export const noteSignOut = (userId: string): void => void leavers.add(userId);

/** They are back. */
export const noteSignIn = (userId: string): void => void leavers.delete(userId);
