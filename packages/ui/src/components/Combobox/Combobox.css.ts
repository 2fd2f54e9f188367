import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, radius, shadow, size, space } = vars;

export const frame = kitStyle({ position: 'relative', minInlineSize: 0 });

export const box = kitStyle({ paddingInlineEnd: space['1'] });

export const input = kitStyle({ textOverflow: 'ellipsis' });

export const panel = kitStyle({
  position: 'absolute',
  zIndex: 20,
  insetBlockStart: `calc(100% + ${space['1']})`,
  insetInline: 0,
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'var(--pl-combobox-height, 15rem)',
  padding: space['1'],
  background: color.surfaceRaised,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  boxShadow: shadow.float,
});

/** The list scrolls, not the panel: arrow keys reach its options, so it needs no tab stop. */
export const list = kitStyle({
  listStyle: 'none',
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

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
  flex: 'none',
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
