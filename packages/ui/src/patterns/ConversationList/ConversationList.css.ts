import { column, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, space } = vars;

export const root = kitStyle({
  ...column,
  gap: space['1'],
  // An empty string rather than `none`, which removes the list role in some screen readers.
  listStyleType: "''",
  padding: 0,
  minInlineSize: 0,
});

/** Rows out of view are not laid out, which keeps a list of a thousand fast. */
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
    // Inside the row, which clips its overflow.
    '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
    '&[aria-current]': { background: color.surfaceHover },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space['3'],
      insetInlineStart: 0,
      // A border, since forced colors remove the background.
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

/** Name and time: the time wraps below if a word of the name does not fit next to it. */
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

/** Never truncated: it must be clear who gets a message. */
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
