import { column, kitStyle, media, vars } from '../../theme/index.ts';

export const form = kitStyle({ ...column, gap: vars.space['5'] });

/** Keys are told to whoever has them. */
export const keyHint = kitStyle({
  display: 'none',
  '@media': { [media.hover]: { display: 'inline' } },
});
