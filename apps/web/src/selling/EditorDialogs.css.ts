import { appStyle } from '@porchlight/ui/theme';

/** What was said and is no longer true. */
export const over = appStyle({ visibility: 'hidden' });
