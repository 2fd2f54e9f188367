/** The location field. */
export const label = 'Location';
export const empty = 'No locations found. Try a different search term.';
export const failed = 'Failed to fetch suggestions';
export const clear = 'Clear location';
export const short = 'Type 3 or more characters';
export const loading = 'Looking for locations…';

/** The error without a text from the server. */
export const httpFailed = (status: number): string => `HTTP ${status}`;
