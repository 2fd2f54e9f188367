import { kitStyle, vars } from '../../theme/index.ts';

const { radius } = vars;

/** The ground of the icon. */
export const badge = kitStyle({
  flex: 'none',
  inlineSize: '3.25rem',
  minBlockSize: '3.25rem',
  borderRadius: radius.lg,
});

export const words = kitStyle({ flex: 1 });

/** As close as the lines of a tile are. */
export const line = kitStyle({ marginBlock: '0.15em' });
