/** The hint of the location field, true with and without street addresses. Also used in Help. */
export const placeHint: string = 'A city or a ZIP code. A street address leads at least to its city.';
