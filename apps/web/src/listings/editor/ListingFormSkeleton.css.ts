import { appStyle, media, vars } from '@porchlight/ui/theme';

export const field = appStyle({ display: 'grid', gap: vars.space['2'] });

export const label = appStyle({ inlineSize: '7rem', fontSize: vars.font.size.sm });

/** The main groups, as the form lays them out. */
export const groups = appStyle({
  minBlockSize: '12.75rem',
  '@media': { [media.md]: { minBlockSize: '4rem' } },
});

/** Eight lines of words. */
export const description = appStyle({ minBlockSize: '14.5rem' });
