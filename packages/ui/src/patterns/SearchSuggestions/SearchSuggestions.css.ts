import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, radius, shadow, size, space } = vars;

/** Height of a group's heading: the overlay over the list is positioned by it. */
const headingSize = '2.25rem';

export const panel = kitStyle({
  position: 'absolute',
  zIndex: 20,
  insetBlockStart: `calc(var(--pl-search-height) + ${space['1']})`,
  insetInline: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: 'min(28rem, 65dvh)',
  padding: space['1'],
  background: color.surfaceRaised,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  boxShadow: shadow.float,
  fontSize: font.size.md,
  textAlign: 'start',
  // Under a field in a bar the texts are longer than the field.
  '@media': { [media.md]: { minInlineSize: '22rem' } },
});

export const scrolled = kitStyle({ position: 'relative' });

export const list = kitStyle({ listStyle: 'none', padding: 0 });

export const heading = kitStyle({
  display: 'flex',
  alignItems: 'center',
  blockSize: headingSize,
  paddingInline: space['3'],
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
  whiteSpace: 'nowrap',
});

/** One height for all, so that the remove buttons are aligned with the searches. */
export const option = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  blockSize: size.target,
  paddingInline: space['3'],
  borderRadius: radius.sm,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: color.surfaceHover },
    '&[data-kind="recent"]': { paddingInlineEnd: size.target },
    '&[data-kind="clear"]': { color: color.textMuted, fontSize: font.size.sm },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const icon = kitStyle({ flex: 'none', display: 'inline-flex', color: color.textMuted });

export const text = kitStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const group = kitStyle({
  flex: '0 100 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.textMuted,
  fontSize: font.size.sm,
});

export const match = kitStyle({
  background: 'none',
  color: 'inherit',
  fontWeight: font.weight.bold,
});

/** Next to the recent searches, not inside: an option cannot contain a button. */
export const removals = kitStyle({
  position: 'absolute',
  insetBlockStart: headingSize,
  insetInlineEnd: 0,
  display: 'grid',
});
