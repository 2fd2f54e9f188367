import { appStyle } from '@porchlight/ui/theme';

/** Hides the button and keeps its space. */
export const over = appStyle({ visibility: 'hidden' });
