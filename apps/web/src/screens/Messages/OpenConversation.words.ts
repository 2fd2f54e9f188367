/** The accessible name of a link whose visible text is shorter. */
export const words = { report: 'Report this message' };
