import { kitStyle, kitVariants, media, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size: lengths, space } = vars;

export const button = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: radius.md,
  fontWeight: font.weight.semibold,
  lineHeight: font.leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transitionProperty: 'background-color, border-color, color, transform',
  transitionDuration: motion.fast,
  transitionTimingFunction: motion.ease,
  selectors: {
    // A finger's reach, whatever the drawn height.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '50% 0 auto',
      blockSize: `max(100%, ${lengths.target})`,
      transform: 'translateY(-50%)',
    },
    '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'translateY(1px)' },
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&:disabled:not([data-busy])': {
      background: color.surfaceSunken,
      borderColor: color.border,
      color: color.textMuted,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } },
  },
});

export const size = kitVariants(
  {
    sm: { minBlockSize: '2.25rem', paddingInline: space['3'], fontSize: font.size.sm },
    md: { minBlockSize: lengths.target, paddingInline: space['5'], fontSize: font.size.md },
    lg: { minBlockSize: '3.25rem', paddingInline: space['6'], fontSize: font.size.lg },
  },
  (rule) => ({ paddingBlock: space['1'], ...rule }),
);

/** What a button does under a pointer, where there is one, and while pressed. */
function presses(rest: Look, hover: Look, active: Look = hover) {
  return {
    ...rest,
    selectors: { '&:active:enabled, a&:active': active },
    '@media': {
      [media.hover]: { selectors: { '&:hover:enabled:not(:active), a&:hover:not(:active)': hover } },
    },
  };
}

interface Look {
  background?: string;
  borderColor?: string;
  color?: string;
}

const solid = {
  accent: presses(
    { background: color.accent, color: color.textOnAccent },
    { background: color.accentHover },
    { background: color.accentActive },
  ),
  critical: presses(
    { background: color.critical, color: color.textOnCritical },
    { background: color.criticalHover },
  ),
  neutral: presses(
    { background: color.text, color: color.surface },
    { background: `color-mix(in oklch, ${color.text} 88%, ${color.surface})` },
  ),
};

const soft = {
  accent: presses({ background: color.accentSoft, color: color.accentOnSoft }, { borderColor: color.accent }),
  critical: presses(
    { background: color.criticalSoft, color: color.criticalOnSoft },
    { borderColor: color.critical },
  ),
  neutral: presses(
    { background: color.surfaceSunken, color: color.text },
    { background: color.surfaceHover },
  ),
};

const outline = {
  accent: presses(
    { background: color.surfaceRaised, borderColor: color.accent, color: color.accent },
    { background: color.accentSoft, color: color.accentOnSoft },
  ),
  critical: presses(
    { background: color.surfaceRaised, borderColor: color.critical, color: color.critical },
    { background: color.criticalSoft, color: color.criticalOnSoft },
  ),
  neutral: presses(
    { background: color.surfaceRaised, borderColor: color.borderStrong, color: color.text },
    { background: color.surfaceHover },
  ),
};

const quiet = {
  accent: presses({ background: 'transparent', color: color.accent }, { background: color.surfaceHover }),
  critical: presses(
    { background: 'transparent', color: color.critical },
    { background: color.criticalSoft, color: color.criticalOnSoft },
  ),
  neutral: presses({ background: 'transparent', color: color.text }, { background: color.surfaceHover }),
};

/** Every variant in every tone: a missing combination is a type error. */
export const look = {
  solid: kitVariants(solid, (rule) => rule),
  soft: kitVariants(soft, (rule) => rule),
  outline: kitVariants(outline, (rule) => rule),
  quiet: kitVariants(quiet, (rule) => rule),
};

export const wide = kitStyle({ display: 'flex', inlineSize: '100%' });

export const label = kitStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** The words stay in place under the spinner, so that the button keeps its size and its name. */
export const busyContent = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  opacity: 0,
});
export const busySpinner = kitStyle({ position: 'absolute', inset: 0, margin: 'auto' });
