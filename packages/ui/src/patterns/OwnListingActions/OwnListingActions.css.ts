import { kitStyle, media, vars } from '../../theme/index.ts';

const { space } = vars;

export const root = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  '@media': {
    [media.belowSm]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' },
  },
});
