import { kitGlobal, kitStyle, media, notPrinted, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

/** Height of the line with the field; suggestions are positioned below it. */
const height = '--pl-search-height';

export const root = kitStyle({
  vars: { [height]: '3.25rem' },
  // Suggestions and, on a phone, the place are positioned below the line.
  position: 'relative',
  minInlineSize: 0,
  color: color.text,
  '@media': notPrinted,
  selectors: {
    '&[data-size="sm"]': { vars: { [height]: size.target } },
    '&[data-size="lg"]': { vars: { [height]: '3.75rem' }, fontSize: font.size.lg },
    // Its suggestions are above what follows, sticky bars included.
    '&:focus-within': { zIndex: 21 },
  },
});

/** The frame of the field. */
export const line = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['1'],
  boxSizing: 'border-box',
  minBlockSize: `var(${height})`,
  paddingInlineStart: space['4'],
  paddingInlineEnd: space['1'],
  background: color.surfaceRaised,
  color: color.text,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.full,
  transition: `border-color ${motion.fast} ${motion.ease}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.text } } } },
  selectors: {
    [`${root}[data-size="sm"] > &`]: { paddingInlineEnd: 0 },
    [`${root}[data-size="lg"] > &`]: { paddingInlineEnd: space['2'] },
    '&:has(input:focus-visible)': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
      boxShadow: `0 0 0 4px color-mix(in oklch, ${color.glow} 45%, transparent)`,
    },
  },
});

/** After the text; on a phone below the line, and in a bar only if there is space. */
export const place = kitStyle({
  display: 'flex',
  minInlineSize: 0,
  maxInlineSize: '45%',
  '@media': {
    '(width < 90em)': { selectors: { [`${root}[data-size="sm"] &`]: { display: 'none' } } },
    [media.belowSm]: {
      position: 'absolute',
      insetBlockStart: `calc(var(${height}) + ${space['2']})`,
      insetInlineStart: 0,
      maxInlineSize: '100%',
    },
  },
});

// Space for the place below the line.
kitGlobal(`.${root}:not([data-size="sm"]):has(> .${line} > .${place})`, {
  '@media': { [media.belowSm]: { paddingBlockEnd: `calc(${size.target} + ${space['2']} + 2px)` } },
});

export const icon = kitStyle({ flex: 'none', display: 'inline-flex', color: color.textMuted });

export const input = kitStyle({
  flex: '1 1 6rem',
  minInlineSize: 0,
  minBlockSize: size.target,
  paddingInline: space['2'],
  border: 0,
  background: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
  },
});

/** Shown while there is text to clear. */
export const clear = kitStyle({
  selectors: { [`${input}:placeholder-shown + &`]: { display: 'none' } },
});

export const submit = kitStyle({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
  minInlineSize: size.target,
  minBlockSize: size.target,
  paddingInline: space['5'],
  border: 0,
  borderRadius: radius.full,
  background: color.accent,
  color: color.textOnAccent,
  fontSize: font.size.md,
  fontWeight: font.weight.semibold,
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.accentHover } } },
    [media.belowSm]: { paddingInline: 0 },
  },
  selectors: {
    [`${root}[data-size="sm"] &`]: { paddingInline: 0 },
    '&:active': { background: color.accentActive },
  },
});

const outOfSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** On a phone and in a bar the button is only the magnifier, to leave space for the text. */
export const submitIcon = kitStyle({
  display: 'none',
  selectors: { [`${root}[data-size="sm"] &`]: { display: 'inline-flex' } },
  '@media': { [media.belowSm]: { display: 'inline-flex' } },
});
export const submitText = kitStyle({
  selectors: { [`${root}[data-size="sm"] &`]: outOfSight },
  '@media': { [media.belowSm]: outOfSight },
});
export const wideOnly = kitStyle({
  selectors: { [`${root}[data-size="sm"] &`]: { display: 'none' } },
  '@media': { [media.belowSm]: { display: 'none' } },
});
