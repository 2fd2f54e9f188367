import { createVar, fallbackVar } from '@vanilla-extract/css';

import { kitStyle, kitVariants, media, notPrinted, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size: lengths, space } = vars;

// A look only sets colors; the rules that use them are shared.
const ground = createVar();
const edge = createVar();
const ink = createVar();
const groundOver = createVar();
const edgeOver = createVar();
const inkOver = createVar();
const groundPressed = createVar();
const locked = createVar();

const over = {
  borderColor: fallbackVar(edgeOver, edge, 'transparent'),
  color: fallbackVar(inkOver, ink),
};

export const button = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
  minInlineSize: lengths.target,
  maxInlineSize: '100%',
  minBlockSize: lengths.target,
  paddingBlock: space['1'],
  border: `1px solid ${fallbackVar(edge, 'transparent')}`,
  borderRadius: radius.md,
  background: ground,
  color: ink,
  fontWeight: font.weight.semibold,
  lineHeight: font.leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: ['background-color', 'border-color', 'color', 'transform']
    .map((property) => `${property} ${motion.fast} ${motion.ease}`)
    .join(', '),
  selectors: {
    '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'translateY(1px)' },
    '&:active:enabled:not([data-held]), a&:active': {
      ...over,
      background: fallbackVar(groundPressed, groundOver, ground),
    },
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&:is(:disabled, [data-held]):not([data-busy])': {
      background: fallbackVar(locked, color.surfaceSunken),
      borderColor: fallbackVar(locked, color.border),
      color: color.textMuted,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:enabled:not(:active, [data-held]), a&:hover:not(:active)': {
          ...over,
          background: fallbackVar(groundOver, ground),
        },
      },
    },
    [media.forcedColors]: { selectors: { '&:is(:disabled, [data-held])': { color: 'GrayText' } } },
    ...notPrinted,
  },
});

export const size = kitVariants(
  {
    sm: { paddingInline: space['3'], fontSize: font.size.sm },
    md: { paddingInline: space['5'], fontSize: font.size.md },
    lg: { minBlockSize: '3.25rem', paddingInline: space['6'], fontSize: font.size.lg },
  },
  (rule) => rule,
);

interface Look {
  background: string;
  /** Default: invisible. */
  border?: string;
  color: string;
  /** Colors on hover, where there is a hovering pointer, and while pressed. Default: as at rest. */
  over: { background?: string; border?: string; color?: string };
  /** While pressed. Default: as on hover. */
  pressed?: string;
  /** Background and edge while disabled. Default: sunken, with an edge. */
  disabled?: string;
}

const toVars = ({ background, border, color: words, over: hover, pressed, disabled }: Look) => ({
  vars: {
    [ground]: background,
    [ink]: words,
    ...(border !== undefined && { [edge]: border }),
    ...(hover.background !== undefined && { [groundOver]: hover.background }),
    ...(hover.border !== undefined && { [edgeOver]: hover.border }),
    ...(hover.color !== undefined && { [inkOver]: hover.color }),
    ...(pressed !== undefined && { [groundPressed]: pressed }),
    ...(disabled !== undefined && { [locked]: disabled }),
  },
});

const solid = {
  accent: {
    background: color.accent,
    color: color.textOnAccent,
    over: { background: color.accentHover },
    pressed: color.accentActive,
  },
  critical: {
    background: color.critical,
    color: color.textOnCritical,
    over: { background: color.criticalHover },
  },
  neutral: {
    background: color.text,
    color: color.surface,
    over: { background: `color-mix(in oklch, ${color.text} 88%, ${color.surface})` },
  },
};

const soft = {
  accent: { background: color.accentSoft, color: color.accentOnSoft, over: { border: color.accent } },
  critical: { background: color.criticalSoft, color: color.criticalOnSoft, over: { border: color.critical } },
  neutral: { background: color.surfaceSunken, color: color.text, over: { background: color.surfaceHover } },
};

const accentOver = { background: color.accentSoft, color: color.accentOnSoft };
const criticalOver = { background: color.criticalSoft, color: color.criticalOnSoft };
const neutralOver = { background: color.surfaceHover };

const outlined = (edgeColor: string, words: string, hover: Look['over']): Look => ({
  background: color.surfaceRaised,
  border: edgeColor,
  color: words,
  over: hover,
});

const outline = {
  accent: outlined(color.accent, color.accent, accentOver),
  critical: outlined(color.critical, color.critical, criticalOver),
  neutral: outlined(color.borderStrong, color.text, neutralOver),
};

const plain = (words: string, hover: Look['over']): Look => ({
  background: 'transparent',
  color: words,
  over: hover,
  disabled: 'transparent',
});

const quiet = {
  accent: plain(color.accent, neutralOver),
  critical: plain(color.critical, criticalOver),
  neutral: plain(color.text, neutralOver),
};

/** Every variant in every tone: a missing combination is a type error. */
export const look = {
  solid: kitVariants<keyof typeof solid, Look>(solid, toVars),
  soft: kitVariants<keyof typeof soft, Look>(soft, toVars),
  outline: kitVariants<keyof typeof outline, Look>(outline, toVars),
  quiet: kitVariants<keyof typeof quiet, Look>(quiet, toVars),
};

export const wide = kitStyle({ display: 'flex', inlineSize: '100%' });

export const label = kitStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** The text keeps its space under the spinner, so that the button keeps its size and its name. */
export const busyContent = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  opacity: 0,
});
export const busySpinner = kitStyle({ position: 'absolute', inset: 0, margin: 'auto' });
