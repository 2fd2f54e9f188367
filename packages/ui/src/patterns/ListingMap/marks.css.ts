import { focusRing, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, radius, shadow, size, space } = vars;

/** No box of its own: its content is centered on its point. */
export const mark = kitStyle({ inlineSize: 0, blockSize: 0 });

const label = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  fontSize: font.size.sm,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  textShadow: `0 0 3px ${color.surface}, 0 0 3px ${color.surface}, 0 0 3px ${color.surface}`,
  pointerEvents: 'none',
} as const;

/** A place. Large ones stand out. */
export const name = kitStyle({
  ...label,
  color: color.textMuted,
  selectors: {
    '&[data-size="area"]': {
      fontSize: '0.75rem',
      letterSpacing: font.tracking.wide,
      textTransform: 'uppercase',
    },
    '&[data-size="md"]': { fontWeight: font.weight.semibold },
    '&[data-size="lg"]': {
      color: color.text,
      fontSize: font.size.md,
      fontWeight: font.weight.semibold,
    },
  },
});

/** The distance of a ring. */
export const ring = kitStyle({
  ...label,
  paddingInline: space['1'],
  borderRadius: radius.sm,
  background: color.surface,
  color: color.accent,
  fontWeight: font.weight.semibold,
  textShadow: 'none',
});

/** As large as a touch target; the visible part is its face. */
export const button = kitStyle({
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: size.target,
  minBlockSize: size.target,
  cursor: 'pointer',
  outline: 'none',
  border: 'none',
  background: 'none',
  // Its face shows the focus ring.
  selectors: { '&:focus-visible': { boxShadow: 'none' } },
});

export const face = kitStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '1.875rem',
  minInlineSize: '2.5rem',
  paddingInline: space['2'],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.full,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: shadow.float,
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  selectors: {
    [`${button}[data-kind="cluster"] &`]: {
      minBlockSize: size.target,
      minInlineSize: size.target,
      borderColor: 'transparent',
      background: color.accent,
      color: color.textOnAccent,
    },
    // Several at one place: a pill of the same color, wide enough for their number and a price.
    [`${button}[data-kind="place"] &`]: {
      borderColor: 'transparent',
      background: color.accent,
      color: color.textOnAccent,
    },
    // A dot, where its price would cover another.
    [`${button}[data-kind="pin"] &[data-brief]`]: {
      minBlockSize: '1rem',
      minInlineSize: '1rem',
      paddingInline: 0,
      borderColor: color.surfaceRaised,
      background: color.accent,
    },
    [`${button}[aria-pressed="true"] &`]: {
      borderColor: color.text,
      background: color.text,
      color: color.surface,
    },
    [`${button}:focus-visible &`]: focusRing,
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${button}:hover &`]: { borderColor: color.text },
        [`${button}:is([data-kind="cluster"], [data-kind="place"]):not([aria-pressed="true"]):hover &`]: {
          background: color.accentHover,
        },
      },
    },
    [media.forcedColors]: {
      selectors: {
        [`${button}[aria-pressed="true"] &`]: { background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const text = kitStyle({ selectors: { [`${face}[data-brief] &`]: { display: 'none' } } });

export const brief = kitStyle({ selectors: { [`${face}:not([data-brief]) &`]: { display: 'none' } } });
