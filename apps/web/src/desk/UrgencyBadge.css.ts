import { appStyle } from '@porchlight/ui/theme';

/** A narrow table column grows instead of breaking the word. */
export const oneWord = appStyle({ overflowWrap: 'normal' });
