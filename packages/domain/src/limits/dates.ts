/** Dates before this year are not shown. */
export const earliestYear = 1900;
/** Younger listings say how many days ago. */
export const relativeDaysBelow = 7;
/** Younger listings say how many weeks ago. */
export const relativeWeeksBelow = 30;
