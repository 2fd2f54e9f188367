/** Dates before this year are not shown. */
export const earliestYear = 1900;
/** Younger listings show the number of days. */
export const relativeDaysBelow = 7;
/** Younger listings show the number of weeks. */
export const relativeWeeksBelow = 30;
