import { column, kitStyle, media, notPrinted, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

export const root = kitStyle({ minInlineSize: 0, '@media': notPrinted });

export const summary = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: size.target,
  paddingInline: space['4'],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.full,
  background: color.surfaceRaised,
  color: color.text,
  fontWeight: font.weight.semibold,
  lineHeight: font.leading.snug,
  listStyle: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.surfaceHover } } },
    [media.belowMd]: {
      // Narrow enough for one line on a phone.
      paddingInline: '0.625rem',
      selectors: { [`${root}:not([data-active="0"]) > &`]: { paddingInlineEnd: space['2'] } },
    },
  },
});

/** On a small screen the number of filters replaces it. */
export const sign = kitStyle({
  '@media': {
    [media.belowMd]: {
      selectors: { [`${root}:not([data-active="0"]) > ${summary} > &`]: { display: 'none' } },
    },
  },
});

export const arrow = kitStyle({
  // On a small screen a sheet opens instead.
  display: 'none',
  transition: `transform ${motion.base} ${motion.ease}`,
  selectors: { [`${root}[open] > ${summary} &`]: { transform: 'rotate(180deg)' } },
  '@media': { [media.md]: { display: 'inline-block' } },
});

export const panel = kitStyle({
  marginBlockStart: space['3'],
  padding: space['5'],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surfaceRaised,
  color: color.text,
});

export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  // The ghost button's text, not its edge, is aligned with the fields.
  marginInlineStart: `calc(-1 * ${space['5']})`,
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  gap: space['3'],
});

/** The footer of the sheet: a message above the button. */
export const foot = kitStyle({ ...column, inlineSize: '100%' });

export const none = kitStyle({
  textAlign: 'center',
  color: color.textMuted,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space['3'] } },
});
