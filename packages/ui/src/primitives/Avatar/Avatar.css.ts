import { kitStyle, kitVariants, vars } from '../../theme/index.ts';

const { color, font, radius } = vars;

export const avatar = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: radius.full,
  fontWeight: font.weight.bold,
  lineHeight: 1,
  letterSpacing: '0.01em',
  userSelect: 'none',
});

export const size = kitVariants(
  {
    sm: ['2rem', '0.8125rem'],
    md: ['2.75rem', '1rem'],
    lg: ['4rem', '1.5rem'],
    xl: ['6rem', '2.25rem'],
  } as const,
  ([length, fontSize]) => ({ inlineSize: length, blockSize: length, fontSize }),
);

/** A user has the same color everywhere. */
export const ground = kitVariants(
  {
    0: [color.accentSoft, color.accentOnSoft],
    1: [color.glowSoft, color.glowOnSoft],
    2: [color.infoSoft, color.infoOnSoft],
    3: [color.criticalSoft, color.criticalOnSoft],
    4: [color.positiveSoft, color.positiveOnSoft],
  } as const,
  ([background, ink]) => ({ background, color: ink }),
);

export const photo = kitStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
