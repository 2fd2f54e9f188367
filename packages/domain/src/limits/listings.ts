export const titleMin = 3;
export const titleMax = 255;
export const descriptionMin = 10;
export const descriptionMax = 2000;
export const priceMin = 0;
/** U.S. dollars. */
export const priceMax = 999_999.99;
export const phoneMin = 10;
export const phoneMax = 20;
export const emailMax = 255;
/** A view counts after this long on the page. */
export const viewDelayMs = 2_000;
/** The server counts one view per visitor and listing in this time. */
export const viewDedupeHours = 24;
/** A listing may be bumped once in this time. */
export const bumpHours = 48;
/** How long a device keeps a listing that was not published, after its last change. */
export const draftDays = 30;
/** How long the success dialog stays before the person is taken to the listing. */
export const savedRedirectMs = 2_000;
