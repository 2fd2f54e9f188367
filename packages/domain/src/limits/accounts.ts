export const nameMax = 100;
export const registerPasswordMin = 6;
export const resetPasswordMin = 8;
export const passwordMax = 128;
export const profilePasswordMin = 8;
/** How long the confirmation stays before the person is taken to sign in. */
export const resetRedirectMs = 3_000;
export const resetTokenMinutes = 60;
/** Tokens of links and refresh tokens are shorter. */
export const tokenMax = 512;
/** How long the link works that proves an address. */
export const confirmTokenHours = 24;
/** Tokens are refreshed this long before they run out. */
export const tokenSkewMs = 30_000;
/** A rotated refresh token still works within this time. */
export const refreshGraceMs = 30_000;
/** A sign-in that no one used for this long is over. */
export const sessionDays = 30;
/** A sign-in is over after this long, however much it was used. */
export const sessionMaxDays = 90;
/** How long a copy of one's data can be fetched. */
export const exportHours = 24;
/** So many places where one is signed in are listed, those used last. */
export const sessionsShown = 100;
/** Longer return paths are dropped. */
export const returnToMax = 2_000;
/** So many people someone can block. */
export const blocksMax = 500;
