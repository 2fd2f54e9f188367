import { kitStyle, kitVariants, media, vars } from '../../theme/index.ts';

const { space, size } = vars;

export const container = kitStyle({
  boxSizing: 'content-box',
  marginInline: 'auto',
  paddingInline: space['4'],
  '@media': { [media.md]: { paddingInline: space['8'] } },
});

export const width = kitVariants({ narrow: size.narrow, text: size.text, wide: size.wide }, (value) => ({
  maxInlineSize: value,
}));
