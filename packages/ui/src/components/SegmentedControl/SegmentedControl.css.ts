import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

/** A recessed bar around the segments; if the labels are too long, the segments stack. */
export const bar = kitStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifySelf: 'start',
  gap: '0.1875rem',
  maxInlineSize: '100%',
  padding: '0.1875rem',
  background: color.surfaceSunken,
  color: color.text,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: `calc(${radius.md} + 0.1875rem)`,
  selectors: { '&[data-full]': { display: 'flex', justifySelf: 'stretch' } },
});

export const segment = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
  flex: '0 1 auto',
  minInlineSize: size.target,
  minBlockSize: size.target,
  paddingInline: space['3'],
  border: '1px solid transparent',
  borderRadius: radius.md,
  color: color.text,
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
  lineHeight: font.leading.snug,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
  selectors: {
    '[data-full] > &': { flex: '1 1 0' },
    '&:has(:checked)': {
      background: color.surfaceRaised,
      borderColor: color.accent,
      color: color.accent,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { color: color.textMuted, cursor: 'not-allowed' },
    '&[data-disabled]:has(:checked)': { borderColor: color.borderStrong, background: color.surface },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:checked), [data-disabled])': { background: color.surfaceHover } },
    },
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: {
        '&:has(:checked)': {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[data-disabled]': { color: 'GrayText' },
        '&[data-disabled]:has(:checked)': { background: 'Canvas', borderColor: 'GrayText' },
      },
    },
  },
});

/** Invisible; covers its segment and takes press and focus. */
export const input = kitStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  opacity: 0,
  cursor: 'inherit',
});
