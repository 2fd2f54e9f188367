import { appStyle } from '@porchlight/ui/theme';

/** As tall as a sheet may be: its field stays above the keyboard, and what is suggested has room. */
export const sheet = appStyle({ blockSize: 'calc(100dvh - 3rem)' });
