import { appStyle, media } from '@porchlight/ui/theme';

/** About as tall as the card with the name. */
export const card = appStyle({
  minBlockSize: '15rem',
  '@media': { [media.sm]: { minBlockSize: '11rem' } },
});

export const section = appStyle({ minBlockSize: '16rem' });
