/** Users who have signed out on this device since the page was loaded. */
const leavers = new Set<string>();

/**
 * Whether to stop writing this user's data to storage: they have signed out, even if their page is still
 * shown.
 */
export const hasSignedOut = (userId: string): boolean => leavers.has(userId);

export const noteSignOut = (userId: string): void => void leavers.add(userId);

/** Allows writing again after a new sign-in. */
export const noteSignIn = (userId: string): void => void leavers.delete(userId);
