import { kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

export const box = kitStyle({ position: 'relative', minInlineSize: 0 });

export const select = kitStyle({
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: size.target,
  paddingInline: `${space['3']} ${space['10']}`,
  paddingBlock: space['2'],
  background: color.surfaceRaised,
  color: color.text,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  lineHeight: font.leading.snug,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  transition: `border-color ${motion.fast} ${motion.ease}`,
  '@media': { [media.hover]: { selectors: { '&:hover:enabled': { borderColor: color.text } } } },
  selectors: {
    '&[data-size="sm"]': { fontSize: font.size.sm },
    '&:focus-visible': { outlineOffset: '-1px' },
    '&[aria-invalid]': { borderColor: color.critical },
    '&:disabled': {
      background: color.surfaceSunken,
      borderColor: color.border,
      color: color.textMuted,
      cursor: 'not-allowed',
      opacity: 1,
    },
  },
});

/** In the opened list, where the browser shows colors. */
export const muted = kitStyle({ color: color.textMuted });

export const arrow = kitStyle({
  position: 'absolute',
  insetInlineEnd: space['3'],
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: color.textMuted,
  pointerEvents: 'none',
});
