/** What the location field knows, whether or not the server knows streets: under the field, and in Help. */
export const placeHint = 'A city or a ZIP code. A street address leads at least to its city.';
