export const words = {
  /** The accessible name of a link whose visible text is shorter. */
  report: 'Report this message',
  userGone: 'You can still read this, but the other account is gone.',
  listingGone: 'You can still read this, but the listing was removed.',
  missing: 'There is no such conversation',
  missingText: 'It may have been about something else, or with someone else.',
  failed: 'This conversation could not be loaded',
};
