import { appStyle } from '@porchlight/ui/theme';

/** A narrow column of a table gives way to the word instead of breaking it. */
export const oneWord = appStyle({ overflowWrap: 'normal' });
