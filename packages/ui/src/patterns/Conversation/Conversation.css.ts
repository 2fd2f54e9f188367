import { direction, kitStyle, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

export const root = kitStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const pane = kitStyle({
  // Visually hidden text scrolls along, instead of making the page as tall as the whole conversation.
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The conversation keeps its own scroll position; the browser's anchoring would move it twice.
  overflowAnchor: 'none',
  padding: space['4'],
  selectors: { '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' } },
});

/** Few messages are at the bottom, near the reply box. */
export const days = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: space['4'],
  minBlockSize: '100%',
});

export const earlier = kitStyle({ display: 'flex', justifyContent: 'center', marginBlockEnd: 'auto' });

export const day = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  marginBlockStart: space['2'],
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${color.border}` },
  },
});

export const unread = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  color: color.accent,
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
  selectors: { '&::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${color.accent}` } },
});

export const group = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space['1'],
  minInlineSize: 0,
  selectors: { '&[data-own]': { alignItems: 'end' } },
});

const round = '1.125rem';
const tight = '0.375rem';

export const bubble = kitStyle({
  maxInlineSize: 'min(85%, 34rem)',
  paddingBlock: space['2'],
  paddingInline: space['4'],
  borderRadius: round,
  // Visible in forced colors only.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  background: color.surfaceSunken,
  color: color.text,
  whiteSpace: 'pre-wrap',
  textWrap: 'wrap',
  overflowWrap: 'anywhere',
  selectors: {
    [`${group}[data-own] &`]: { background: color.accent, color: color.textOnAccent },
    // Bubbles of one group have tight corners on their writer's side.
    [`${group}:not([data-own]) &:not(:first-of-type)`]: { borderStartStartRadius: tight },
    [`${group}:not([data-own]) &:not(:last-of-type)`]: { borderEndStartRadius: tight },
    [`${group}[data-own] &:not(:first-of-type)`]: { borderStartEndRadius: tight },
    [`${group}[data-own] &:not(:last-of-type)`]: { borderEndEndRadius: tight },
  },
});

/** An event of the listing, not a written message. */
export const notice = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  maxInlineSize: 'min(85%, 34rem)',
  paddingBlock: space['2'],
  paddingInline: space['4'],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: round,
  fontWeight: font.weight.medium,
  overflowWrap: 'anywhere',
});

/** A removed message: styled as a note, on neither side. */
export const removed = kitStyle({
  paddingBlock: space['2'],
  paddingInline: space['4'],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: round,
  color: color.textMuted,
  fontStyle: 'italic',
});

/** An offer is as wide as the widest bubble. */
export const offer = kitStyle({ maxInlineSize: 'min(85%, 34rem)' });

export const foot = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  paddingInline: space['1'],
});

export const tick = kitStyle({
  display: 'inline-flex',
  color: color.textMuted,
  selectors: { '&[data-seen]': { color: color.accent } },
});

export const time = kitStyle({
  color: color.textMuted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const below = kitStyle({
  position: 'absolute',
  insetBlockEnd: space['3'],
  insetInlineStart: '50%',
  transform: `translateX(calc(${direction} * -50%))`,
});

export const waitingBubble = kitStyle({ borderRadius: round });
