import { createVar } from '@vanilla-extract/css';

import { kitStyle, kitVariants, media, vars } from '../../theme/index.ts';

const { space, size } = vars;

const edge = createVar();

export const container = kitStyle({
  vars: { [edge]: space['4'] },
  // In a grid or a column, too: margins alone would let it shrink to its content there.
  inlineSize: '100%',
  marginInline: 'auto',
  // A phone on its side may have its camera where lines begin or end.
  paddingInline: `max(${edge}, env(safe-area-inset-left), env(safe-area-inset-right))`,
  '@media': { [media.md]: { vars: { [edge]: space['8'] } } },
});

export const width = kitVariants({ narrow: size.narrow, text: size.text, wide: size.wide }, (value) => ({
  maxInlineSize: `calc(${value} + 2 * ${edge})`,
}));
