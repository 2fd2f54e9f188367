import { kitGlobal, kitStyle, media, vars } from '../../theme/index.ts';

const { font, space } = vars;

export const root = kitStyle({ display: 'flex', flexDirection: 'column', gap: space['3'], minInlineSize: 0 });
export const body = kitStyle({ display: 'grid', fontSize: font.size.md });
export const price = kitStyle({ fontSize: font.size.lg });
export const meta = kitStyle({ fontSize: font.size.sm });

// As the card's photo.
kitGlobal(`.${root} > :first-child`, { '@media': { [media.belowSm]: { aspectRatio: '1' } } });
