export const messageMax = 5000;
export const subjectMax = 255;
/** So many people a seller has to have answered before it is told how quickly they usually do. */
export const answersToTell = 5;
/** So many of their last first answers count. */
export const answersCounted = 50;
export const markReadDelayMs = 500;
export const scrollToBottomDelayMs = 100;
/** Younger messages show the time. */
export const messageTimeHours = 24;
/** Younger messages show the weekday. */
export const messageWeekdayHours = 168;
/** Words of a search through conversations that are looked at; the rest is left out. */
export const conversationSearchWordsMax = 8;
/** How long after the last letter conversations are looked for. */
export const conversationSearchDelayMs = 300;
/** How long an offer stands. */
export const offerHours = 48;
/** The least that can be offered, in dollars. */
export const offerMin = 0.01;
/** How often an open, visible conversation asks for news. */
export const conversationPollMs = 15_000;
/** How often the unread badge asks for news. */
export const unreadPollMs = 60_000;
/** How long a message or an offer may stay unread before a letter tells of it. */
export const unreadLetterMinutes = 10;
/** How long a listing stays reserved, sold or cheaper before letters tell of it: changes are taken back. */
export const changeLetterMinutes = 5;
