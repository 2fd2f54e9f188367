export const messageMax = 5000;
export const subjectMax = 255;
/** How many people a seller must have replied to before their reply time is shown. */
export const answersToTell = 5;
/** Reply time is computed over this many recent first replies. */
export const answersCounted = 50;
export const markReadDelayMs = 500;
export const scrollToBottomDelayMs = 100;
/** Younger messages show the time. */
export const messageTimeHours = 24;
/** Younger messages show the weekday. */
export const messageWeekdayHours = 168;
/** Maximum number of words in a conversation search; the rest is ignored. */
export const conversationSearchWordsMax = 8;
/** Debounce of the conversation search. */
export const conversationSearchDelayMs = 300;
/** How long an offer is open. */
export const offerHours = 48;
/** The lowest offer, in dollars. */
export const offerMin = 0.01;
/** How often an open, visible conversation polls for messages. */
export const conversationPollMs = 15_000;
/** How often the unread badge polls. */
export const unreadPollMs = 60_000;
/** How long a message or an offer must be unread before an email is sent. */
export const unreadEmailMinutes = 10;
/** How long a listing must stay reserved, sold or cheaper before emails are sent: changes can be undone. */
export const changeEmailMinutes = 5;
