import { kitGlobal, kitStyle, media, vars } from '../../theme/index.ts';

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

export const compact = kitStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });

// Room for two buttons and the menu next to a photo.
kitGlobal(`${compact} > :is(a, button):not([aria-haspopup]) svg`, {
  '@media': { [media.belowSm]: { display: 'none' } },
});
