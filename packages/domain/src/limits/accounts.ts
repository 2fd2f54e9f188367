export const nameMax = 100;
export const registerPasswordMin = 6;
export const resetPasswordMin = 8;
export const passwordMax = 128;
export const profilePasswordMin = 8;
/** How long the confirmation shows before the redirect to sign-in. */
export const resetRedirectMs = 3_000;
export const resetTokenMinutes = 60;
/** Tokens of links and refresh tokens are shorter. */
export const tokenMax = 512;
/** How long the link to confirm an email address works. */
export const confirmTokenHours = 24;
/** Tokens are refreshed this long before they expire. */
export const tokenSkewMs = 30_000;
/** A rotated refresh token still works for this long. */
export const refreshGraceMs = 30_000;
/** A session expires after this long without use. */
export const sessionDays = 30;
/** A session expires after this long, used or not. */
export const sessionMaxDays = 90;
/** How long a data export can be downloaded. */
export const exportHours = 24;
/** How many sessions are listed, the most recently used ones. */
export const sessionsShown = 100;
/** Longer return paths are dropped. */
export const returnToMax = 2_000;
/** How many users one user can block. */
export const blocksMax = 500;
