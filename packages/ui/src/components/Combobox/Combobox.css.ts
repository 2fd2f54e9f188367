import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, radius, shadow, size, space } = vars;

export const frame = kitStyle({ position: 'relative', minInlineSize: 0 });

export const box = kitStyle({
  paddingInlineEnd: space['1'],
  selectors: {
    '&[data-several]': {
      flexWrap: 'wrap',
      columnGap: space['2'],
      rowGap: space['1'],
      paddingInlineStart: space['1'],
      paddingBlock: space['1'],
    },
  },
});

export const input = kitStyle({
  textOverflow: 'ellipsis',
  selectors: {
    // Beside what is chosen, or in a line of its own where little room is left.
    '[data-several] > &': {
      flexBasis: '7rem',
      inlineSize: 'auto',
      marginBlock: 0,
      paddingInlineStart: space['2'],
    },
  },
});

export const panel = kitStyle({
  position: 'absolute',
  zIndex: 20,
  insetBlockStart: `calc(100% + ${space['1']})`,
  insetInline: 0,
  maxBlockSize: 'var(--pl-combobox-height, 15rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space['1'],
  background: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  boxShadow: shadow.float,
});

export const list = kitStyle({ listStyle: 'none', padding: 0 });

export const option = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: size.target,
  paddingInline: space['3'],
  paddingBlock: space['2'],
  borderRadius: radius.sm,
  lineHeight: font.leading.snug,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: color.surfaceHover },
    '&[data-selected]': { fontWeight: font.weight.semibold },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const optionText = kitStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const tick = kitStyle({ flex: 'none', color: color.accent });

export const notice = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: size.target,
  paddingInline: space['3'],
  paddingBlock: space['2'],
  color: color.textMuted,
  fontSize: font.size.sm,
  lineHeight: font.leading.snug,
  selectors: { '&[data-tone="critical"]': { color: color.critical } },
});
