import { kitStyle, vars } from '../../theme/index.ts';

const { radius } = vars;

/** The icon's background. */
export const badge = kitStyle({
  flex: 'none',
  inlineSize: '3.25rem',
  minBlockSize: '3.25rem',
  borderRadius: radius.lg,
});

export const words = kitStyle({ flex: 1 });

/** The line spacing of a tile. */
export const line = kitStyle({ marginBlock: '0.15em' });
