import { kitStyle, media, vars } from '../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

/** The line of a control and its label: the whole line is the target. */
const line = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space['3'],
  alignItems: 'start',
  alignContent: 'center',
  minBlockSize: size.target,
  paddingBlock: space['1'],
  lineHeight: font.leading.snug,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: color.textMuted, cursor: 'not-allowed' },
  },
});

/** The native control, in the kit's colors; forced colors get the browser's own. */
const mark = kitStyle({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  background: color.surfaceRaised,
  border: `1.5px solid ${color.borderStrong}`,
  cursor: 'inherit',
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    // Not `:indeterminate` alone: that also matches every radio button of a group without a selection.
    '&:checked, &[type="checkbox"]:indeterminate': { background: color.accent, borderColor: color.accent },
    '&[aria-invalid]': { borderColor: color.critical },
    '&:disabled': { background: color.surfaceSunken, borderColor: color.border },
    '&::before': { content: '""', display: 'none' },
    '&:checked::before, &[type="checkbox"]:indeterminate::before': { display: 'block' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:enabled:not(:checked)': { borderColor: color.text } } },
    [media.forcedColors]: {
      appearance: 'auto',
      selectors: { '&:checked::before, &[type="checkbox"]:indeterminate::before': { display: 'none' } },
    },
  },
});

/** The mark of a checkbox: a tick, or a dash for some of many. */
const box = kitStyle({
  borderRadius: radius.sm,
  selectors: {
    '&::before': {
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      background: color.textOnAccent,
      clipPath: 'polygon(14% 46%, 0 62%, 40% 100%, 100% 18%, 84% 4%, 38% 68%)',
    },
    '&:indeterminate::before': { clipPath: 'inset(40% 0)' },
    '&:disabled::before': { background: color.textMuted },
  },
});

const label = kitStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

const hint = kitStyle({
  selectors: { [`${line} > &`]: { gridColumn: 2 } },
  fontSize: font.size.sm,
  lineHeight: font.leading.snug,
  color: color.textMuted,
});

/** The classes of checkboxes and radio buttons. */
export const choice = { line, mark, box, label, hint };
