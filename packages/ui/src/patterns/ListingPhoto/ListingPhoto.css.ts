import { kitStyle, kitVariants, vars } from '../../theme/index.ts';

const { color, font, space } = vars;

export const root = kitStyle({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  background: color.surfaceSunken,
  color: color.text,
  isolation: 'isolate',
  selectors: {
    '&[data-state="loading"]': {
      background: `linear-gradient(160deg, ${color.surfaceHover}, ${color.surfaceSunken} 60%)`,
    },
  },
});

export const shapes = kitVariants({ card: '4 / 3', square: '1 / 1', wide: '3 / 2' }, (aspectRatio) => ({
  aspectRatio,
}));

/** The blurred placeholder; stays as the background next to photos that do not fill the frame. */
export const under = kitStyle({
  position: 'absolute',
  inset: '-6%',
  inlineSize: '112%',
  maxInlineSize: 'none',
  blockSize: '112%',
  objectFit: 'cover',
  filter: 'blur(20px) saturate(1.1)',
  selectors: { [`${root}[data-fit="contain"] &`]: { opacity: 0.6 } },
});

export const image = kitStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // Hides the alternative text, which would be drawn over the placeholder during loading.
  color: 'transparent',
  selectors: { [`${root}[data-fit="contain"] &`]: { objectFit: 'contain' } },
});

export const missing = kitStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
  isolation: 'isolate',
  padding: space['2'],
  overflowWrap: 'anywhere',
  textAlign: 'center',
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});

/** Behind the words. */
export const drawing = kitStyle({ position: 'absolute', inset: 0, zIndex: -1 });

/** Below the drawing, if there is one. */
export const words = kitStyle({
  selectors: { [`${drawing} + &`]: { marginBlockStart: 'auto', color: color.text } },
});
