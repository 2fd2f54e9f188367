import { globalStyle, style } from '@vanilla-extract/css';

/** Without Storybook's padding: a screen has its own margins. */
export const frame = style({});

globalStyle(`body:has(.${frame})`, { padding: 0 });
