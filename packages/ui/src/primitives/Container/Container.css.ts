import { createVar } from '@vanilla-extract/css';

import { edgeSpace } from '../../theme/bleed.ts';
import { kitStyle, kitVariants, media, vars } from '../../theme/index.ts';

const { space, size } = vars;

const edge = createVar();

export const container = kitStyle({
  vars: { [edge]: space['4'] },
  // For grids and flex columns, where auto margins alone would shrink it to its content.
  inlineSize: '100%',
  marginInline: 'auto',
  // A phone in landscape may have its camera at either end of the line.
  paddingInline: edgeSpace(edge),
  '@media': { [media.md]: { vars: { [edge]: space['8'] } } },
});

export const width = kitVariants({ narrow: size.narrow, text: size.text, wide: size.wide }, (value) => ({
  maxInlineSize: `calc(${value} + 2 * ${edge})`,
}));
