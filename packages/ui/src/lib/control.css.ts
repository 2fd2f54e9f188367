import { kitStyle, media, vars } from '../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

/** The frame of a text control, including its adornments. */
const box = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  minInlineSize: 0,
  minBlockSize: size.target,
  paddingInline: space['3'],
  background: color.surfaceRaised,
  color: color.text,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  transition: `border-color ${motion.fast} ${motion.ease}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.text } } } },
  selectors: {
    '&[data-size="lg"]': { minBlockSize: '3.25rem', fontSize: font.size.lg },
    '&:focus-within': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
      boxShadow: `0 0 0 4px color-mix(in oklch, ${color.glow} 45%, transparent)`,
    },
    '&[data-invalid]': { borderColor: color.critical },
    '&[data-disabled]': {
      background: color.surfaceSunken,
      borderColor: color.border,
      color: color.textMuted,
    },
  },
});

/** The control inside the frame. */
const input = kitStyle({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  // Fills the frame to its edges: a press anywhere in the frame hits the control.
  alignSelf: 'stretch',
  minBlockSize: size.target,
  marginBlock: '-1px',
  paddingBlock: space['2'],
  border: 0,
  background: 'none',
  color: 'inherit',
  lineHeight: font.leading.snug,
  selectors: {
    // The box around it shows the focus, adornments included.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

const adornment = kitStyle({ flex: 'none', display: 'inline-flex', color: color.textMuted });

const end = kitStyle({ marginInlineEnd: `calc(-1 * ${space['1']})` });

/** The classes of a text control. */
export const control = { box, input, adornment, end };
