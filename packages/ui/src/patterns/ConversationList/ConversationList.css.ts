import { column, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, space } = vars;

export const root = kitStyle({
  ...column,
  gap: space['1'],
  // An empty string rather than `none`, which would take the list's meaning away in some screen readers.
  listStyleType: "''",
  padding: 0,
  minInlineSize: 0,
});

/** Lines out of sight are not laid out: a thousand of them cost as much as those one sees. */
export const item = kitStyle({
  minInlineSize: 0,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 6rem',
});

export const link = kitStyle({
  position: 'relative',
  display: 'flex',
  gap: space['3'],
  minInlineSize: 0,
  padding: space['3'],
  borderRadius: radius.md,
  color: color.text,
  textDecoration: 'none',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    // Within the line, which cuts off what reaches beyond it.
    '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
    '&[aria-current]': { background: color.surfaceHover },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space['3'],
      insetInlineStart: 0,
      // A border, since forced colors leave no ground.
      borderInlineStart: `3px solid ${color.accent}`,
      borderRadius: radius.full,
    },
  },
  '@media': {
    [media.hover]: { selectors: { 'a&:hover:not([aria-current])': { background: color.surfaceHover } } },
  },
});

export const photo = kitStyle({
  flex: 'none',
  alignSelf: 'start',
  inlineSize: '3.5rem',
  borderRadius: radius.md,
  color: color.textMuted,
});

export const waitingPhoto = kitStyle({ flex: 'none', inlineSize: '3.5rem', blockSize: '3.5rem' });

export const words = kitStyle({ flex: 1, ...column, gap: space['0.5'], minInlineSize: 0 });

export const line = kitStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space['3'],
  minInlineSize: 0,
});

/** The name and when: that goes below where a word of the name has no room beside it. */
export const nameLine = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space['3'],
  minInlineSize: 0,
});

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
} as const;

/** Never cut: on whom one writes to much depends. */
export const name = kitStyle({
  flex: '1 1 min-content',
  minInlineSize: 0,
  overflowWrap: 'break-word',
  fontWeight: font.weight.medium,
  lineHeight: font.leading.snug,
  selectors: { [`${item}[data-unread] &`]: { fontWeight: font.weight.bold } },
});

export const time = kitStyle({
  flex: 'none',
  color: color.textMuted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const listing = kitStyle({
  ...oneLine,
  display: 'block',
  fontSize: font.size.sm,
  color: color.textMuted,
});

export const last = kitStyle({
  ...oneLine,
  fontSize: font.size.sm,
  color: color.textMuted,
  selectors: { [`${item}[data-unread] &`]: { color: color.text, fontWeight: font.weight.semibold } },
});

export const badge = kitStyle({ flex: 'none' });
