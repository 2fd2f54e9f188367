import { column, kitGlobal, kitStyle, media, notPrinted, vars } from '../../theme/index.ts';

const { color, font, motion, radius, size, space } = vars;

export const header = kitStyle({
  position: 'sticky',
  // Above positioned content of the page, lists of suggestions included; other floating content is in the top layer.
  zIndex: 30,
  insetBlockStart: 0,
  paddingBlockStart: 'env(safe-area-inset-top)',
  background: color.surface,
  color: color.text,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': {
    [media.motion]: { transition: `translate ${motion.base} ${motion.ease}` },
    // On small screens it hides on scroll down; keyboard focus shows it.
    [media.belowMd]: {
      selectors: { '&[data-away]:not(:focus-within)': { translate: '0 -100%' } },
    },
    print: { position: 'static' },
  },
});

// Sticky elements below it can read its height.
kitGlobal(`:root:has(${header})`, { vars: { '--pl-header': '4.0625rem' } });
kitGlobal(`:root:has(${header}[data-away])`, {
  '@media': { [media.belowMd]: { vars: { '--pl-header': '0px' } } },
});

const tablet = `${media.md} and (width < 64em)`;

/** Space for a search in the bar. */
const spacious = '(width >= 60em)';

export const bar = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['2'],
  minBlockSize: '4rem',
  // From 768 px up it contains the links, with little space to spare.
  '@media': {
    [tablet]: { columnGap: space['1'] },
    [media.lg]: { columnGap: space['4'] },
    [spacious]: { flexWrap: 'nowrap' },
  },
});

// Small screens have them in their menu; if that failed to load, they are on the page instead.
const wideOnly = {
  display: 'none',
  selectors: { ':has([data-failed="true"]) > &': { display: 'flex' } },
  '@media': { [media.md]: { display: 'flex' } },
} as const;

export const navigation = kitStyle({
  ...wideOnly,
  '@media': { ...wideOnly['@media'], [media.lg]: { marginInlineStart: space['4'] }, ...notPrinted },
});

export const links = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['1'],
  listStyle: 'none',
});

export const link = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingInline: space['2'],
  borderRadius: radius.md,
  color: color.textMuted,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&[aria-current]': { color: color.text, fontWeight: font.weight.semibold },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: space['2'],
      insetBlockEnd: '0.375rem',
      // A border, since forced colors remove the background.
      borderBlockStart: `2px solid ${color.accent}`,
      borderRadius: radius.full,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.text, background: color.surfaceHover } } },
    [tablet]: { paddingInline: '0.375rem' },
  },
});

/** In the bar where there is space; before, the search icon is shown. */
export const search = kitStyle({
  display: 'none',
  // It gives way before a name does.
  flex: '1 100 14rem',
  minInlineSize: '10rem',
  alignItems: 'center',
  gap: space['1'],
  maxInlineSize: '36rem',
  '@media': { [spacious]: { display: 'flex' }, ...notPrinted },
});
kitGlobal(`.${search} > form`, { flex: 1 });

export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space['1'],
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  '@media': {
    // A long name is cut before anything wraps.
    [media.lg]: { flexWrap: 'nowrap', minInlineSize: 0 },
    ...notPrinted,
  },
});

/**
 * At least as wide as the sign-in links, so that most names don't move the content next to it; longer names take the
 * space.
 */
export const account = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space['2'],
  '@media': { [tablet]: { gap: space['1'] }, [media.lg]: { minInlineSize: '15.5rem' } },
});

// After `account`, which it is combined with: on small screens it must win.
export const wide = kitStyle({ ...wideOnly, alignItems: 'center', gap: space['2'] });

export const iconLink = kitStyle({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.full,
  color: color.text,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.surfaceHover } } } },
});

/** The search icon, which opens a search; with space for one in the bar, it is not shown. */
export const opener = kitStyle({ '@media': { [spacious]: { display: 'none' } } });

/** The link to all filters, where the search icon is not shown. */
export const spaciousOnly = kitStyle({ '@media': { '(width < 60em)': { display: 'none' } } });

/** A link to the home page, which the brand is as well; not shown where space is short. */
export const homeLink = kitStyle({
  '@media': { [`${media.md} and (width < 80em)`]: { display: 'none' } },
});

/** On the smallest phones only the menu has it. */
export const messages = kitStyle({ '@media': { '(width < 22em)': { display: 'none' } } });

export const count = kitStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  border: `2px solid ${color.surface}`,
});

/** On a tablet only its icon is shown; the text is visually hidden unless there is space. */
export const action = kitStyle({
  '@media': { [tablet]: { gap: 0, minInlineSize: size.target, paddingInline: 0 } },
});

export const actionWords = kitStyle({
  '@media': {
    [tablet]: {
      position: 'absolute',
      overflow: 'hidden',
      inlineSize: '1px',
      blockSize: '1px',
      clipPath: 'inset(50%)',
    },
  },
});

export const userMenu = kitStyle({
  display: 'none',
  '@media': { [media.md]: { display: 'flex', minInlineSize: 0 } },
});

export const userButton = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  minInlineSize: 0,
  minBlockSize: size.target,
  padding: '0 0.5rem 0 0.3125rem',
  border: '1px solid transparent',
  borderRadius: radius.full,
  background: 'transparent',
  color: color.text,
  cursor: 'pointer',
  selectors: { '&[aria-expanded="true"]': { background: color.surfaceHover } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.surfaceHover } } } },
});

export const userName = kitStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: font.weight.semibold,
  '@media': { [tablet]: { display: 'none' } },
});

export const narrow = kitStyle({
  display: 'flex',
  '@media': { [media.md]: { display: 'none' } },
});

export const sheetList = kitStyle({ ...column, gap: space['1'], listStyle: 'none' });

export const sheetLink = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['4'],
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingInline: space['3'],
  marginInline: `calc(-1 * ${space['3']})`,
  boxSizing: 'content-box',
  border: 0,
  borderRadius: radius.md,
  background: 'transparent',
  color: color.text,
  fontSize: font.size.lg,
  fontWeight: font.weight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&[aria-current]': { background: color.accentSoft, color: color.accentOnSoft } },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { textDecoration: 'underline' } } } },
});

export const sheetEnd = kitStyle({ marginInlineStart: 'auto' });

export const sheetDivider = kitStyle({
  blockSize: '1px',
  marginBlock: space['3'],
  background: color.border,
});

export const sheetActions = kitStyle({ display: 'grid', gap: space['3'], inlineSize: '100%' });
