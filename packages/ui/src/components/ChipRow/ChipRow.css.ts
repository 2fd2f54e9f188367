import { kitStyle, media, notPrinted, vars } from '../../theme/index.ts';

const { space } = vars;

export const root = kitStyle({
  display: 'flex',
  gap: space['2'],
  listStyle: 'none',
  // Space for the focus halo inside the scrolling box.
  padding: space['2'],
  margin: `calc(-1 * ${space['2']})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: space['8'],
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': { [media.md]: { flexWrap: 'wrap', overflowX: 'visible' }, ...notPrinted },
});

export const item = kitStyle({ flex: 'none', maxInlineSize: '80vw' });
