import { imageMaxBytes, imagesMax } from '../limits/index.ts';

/** The photo rules in the help pages, generated from the form's limits so that they cannot disagree. */
export const photoRules = `You can add up to ${imagesMax} photos. Each one can be a JPEG, PNG, WebP or GIF of up to ${imageMaxBytes / 1_048_576}MB.`;
