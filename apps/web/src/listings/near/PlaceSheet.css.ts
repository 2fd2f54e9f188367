import { appStyle } from '@porchlight/ui/theme';

/** Space for the suggestions below the field. */
export const form = appStyle({ minBlockSize: '21rem' });
