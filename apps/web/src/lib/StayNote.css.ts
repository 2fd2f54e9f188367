import { appStyle } from '@porchlight/ui/theme';

/** What can no longer be pressed. */
export const over = appStyle({ visibility: 'hidden' });
