export const messageMax = 5000;
export const subjectMax = 255;
export const markReadDelayMs = 500;
export const scrollToBottomDelayMs = 100;
/** Younger messages show the time. */
export const messageTimeHours = 24;
/** Younger messages show the weekday. */
export const messageWeekdayHours = 168;
/** How often an open, visible conversation asks for news. */
export const conversationPollMs = 15_000;
/** How often the unread badge asks for news. */
export const unreadPollMs = 60_000;
