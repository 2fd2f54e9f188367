import { appStyle } from '@porchlight/ui/theme';

/** As tall as a sheet may be: the field stays above the keyboard, and suggestions have room. */
export const sheet = appStyle({ blockSize: 'calc(100dvh - 3rem)' });
