import { kitStyle, media, vars } from '../../theme/index.ts';

const { motion, space } = vars;

export const root = kitStyle({
  display: 'grid',
  // At least as wide as the featured badge next to the heart.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.625rem, 100%), 1fr))',
  columnGap: space['4'],
  rowGap: space['8'],
  listStyle: 'none',
  padding: 0,
  transition: `opacity ${motion.base} ${motion.ease}`,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(13.5rem, 100%), 1fr))',
      columnGap: space['6'],
      rowGap: space['10'],
    },
    [media.lg]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))' },
  },
  selectors: { '&[data-loading="refreshing"]': { opacity: 0.55 } },
});

export const item = kitStyle({ minInlineSize: 0 });
