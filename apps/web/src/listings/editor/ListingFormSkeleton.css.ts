import { appStyle, media, vars } from '@porchlight/ui/theme';

export const field = appStyle({ display: 'grid', gap: vars.space['2'] });

export const label = appStyle({ inlineSize: '7rem', fontSize: vars.font.size.sm });

/** As tall as the main categories in the form. */
export const groups = appStyle({
  minBlockSize: '12.75rem',
  '@media': { [media.md]: { minBlockSize: '4rem' } },
});

/** Eight lines of text. */
export const description = appStyle({ minBlockSize: '14.5rem' });
