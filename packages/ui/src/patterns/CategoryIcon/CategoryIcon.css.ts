import { kitStyle, kitVariants, vars } from '../../theme/index.ts';

const { color } = vars;

export const root = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  lineHeight: 1,
  selectors: {
    '&[data-size="sm"]': { fontSize: '1.125rem' },
    '&[data-size="lg"]': { fontSize: '1.75rem' },
    '&[data-size="frame"]': { inlineSize: '100%', blockSize: '100%', fontSize: '2rem' },
  },
});

export const tints = kitVariants(
  {
    accent: [color.accentSoft, color.accentOnSoft],
    glow: [color.glowSoft, color.glowOnSoft],
    info: [color.infoSoft, color.infoOnSoft],
    critical: [color.criticalSoft, color.criticalOnSoft],
    neutral: [color.surfaceHover, color.textMuted],
  } as const,
  ([background, ink]) => ({ background, color: ink }),
);

/** Grows with the frame, with a thin line. */
export const drawing = kitStyle({
  inlineSize: 'clamp(1.5rem, 34%, 7rem)',
  blockSize: 'auto',
  strokeWidth: 1.1,
});
