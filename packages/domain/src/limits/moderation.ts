/** Characters that a moderator may write to explain a decision. */
export const decisionWordsMax = 2000;
/** Cases on a page of the queue. */
export const casesPerPage = 20;
/** Entries on a page of the log. */
export const logPerPage = 50;
/** How many messages before a reported one are shown with it. */
export const messagesBeforeReported = 3;
/** Default number of days in the moderation statistics. */
export const numbersDays = 30;
export const numbersDaysMin = 7;
export const numbersDaysMax = 90;
