import { globalStyle, style } from '@vanilla-extract/css';

/** The whole window: a screen brings its own margins. */
export const frame = style({});

globalStyle(`body:has(.${frame})`, { padding: 0 });
