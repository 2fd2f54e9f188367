import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, radius, size, space } = vars;

export const root = kitStyle({ minInlineSize: 0 });

export const line = kitStyle({ display: 'flex', alignItems: 'end', gap: space['2'] });

export const input = kitStyle({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: size.target,
  // As tall as its text, up to about six lines; fewer above a phone's keyboard, to keep the last message in view.
  fieldSizing: 'content',
  maxBlockSize: 'min(11rem, 30dvh)',
  resize: 'none',
  paddingBlock: '0.4375rem',
  paddingInline: space['3'],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.surfaceRaised,
  color: color.text,
  lineHeight: font.leading.normal,
  overflowWrap: 'anywhere',
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&:focus-visible': { outlineOffset: '-1px' },
    '&[aria-invalid]': { borderColor: color.critical },
    '&:read-only': { color: color.textMuted },
    [`${root}[data-state="failed"] &`]: { borderColor: color.critical },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.text } } } },
});

export const problem = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['1'],
  marginBlockStart: space['2'],
  color: color.critical,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});

export const nudge = kitStyle({ selectors: { '&:not(:empty)': { marginBlockStart: space['2'] } } });

export const closed = kitStyle({
  padding: space['3'],
  borderRadius: radius.md,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontSize: font.size.sm,
  textAlign: 'center',
});
