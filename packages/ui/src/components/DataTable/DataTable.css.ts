import { focusRing, kitGlobal, kitStyle, kitVariants, media, vars } from '../../theme/index.ts';

const { color, font, radius, size, space } = vars;

/** Narrower than this, each row is a card. */
const stacked = '(width < 40em)';
const withinStack = (rule: object) => ({ '@container': { [stacked]: rule } });

export const root = kitStyle({ minInlineSize: 0, inlineSize: '100%' });

export const stackable = kitStyle({ containerType: 'inline-size' });

export const scroller = kitStyle({
  overflowX: 'auto',
  // Space for focus rings at its edges.
  padding: '6px',
  margin: '-6px',
});

/** `--pl-table-height` sets a custom height. */
export const sticky = kitStyle({
  overflowY: 'auto',
  // Rows don't show above the sticky header.
  paddingBlockStart: 0,
  marginBlockStart: 0,
  maxBlockSize: 'var(--pl-table-height, 32rem)',
  '@media': { [media.print]: { maxBlockSize: 'none' } },
});

export const table = kitStyle({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 });

export const caption = kitStyle({
  textAlign: 'start',
  paddingBlockEnd: space['3'],
  fontSize: font.size.lg,
  fontWeight: font.weight.semibold,
});

export const head = kitStyle({
  background: color.surface,
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
  textAlign: 'start',
  verticalAlign: 'middle',
  paddingInline: space['3'],
  blockSize: size.target,
  selectors: {
    [`${sticky} &`]: { position: 'sticky', insetBlockStart: 0, zIndex: 1 },
  },
});

export const cell = kitStyle({
  borderBlockEnd: `1px solid ${color.border}`,
  padding: space['3'],
  textAlign: 'start',
  fontWeight: 'inherit',
  overflowWrap: 'break-word',
});

// A column is as wide as its longest word, also in a badge, whose words otherwise break anywhere.
kitGlobal(`${cell} *`, { overflowWrap: 'inherit' });

export const rowName = kitStyle({ position: 'relative', fontWeight: font.weight.semibold });

/** The link of a row's name fills its cell; the whole card where rows are cards. */
export const link = kitStyle({
  color: color.accent,
  textUnderlineOffset: '0.2em',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.md },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: '-3px' },
  },
});

export const align = kitVariants({ start: 'start', center: 'center', end: 'end' } as const, (value) => ({
  textAlign: value,
  ...(value === 'end' && { fontVariantNumeric: 'tabular-nums' }),
}));

export const width = kitVariants({ xs: '5rem', sm: '8rem', md: '12rem', lg: '18rem' }, (value) => ({
  inlineSize: value,
}));

export const row = kitStyle({
  selectors: { '&[data-selected]': { background: color.accentSoft, color: color.accentOnSoft } },
  '@media': {
    [media.hover]: {
      selectors: { 'tbody > &:hover:not([data-selected])': { background: color.surfaceHover } },
    },
    [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } },
  },
});

export const sort = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  minBlockSize: size.target,
  minInlineSize: size.target,
  // Extends over the cell's padding, so that texts of headers and cells align.
  paddingInline: space['2'],
  marginInline: `calc(-1 * ${space['2']})`,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  textAlign: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  selectors: {
    '[aria-sort] > &': { color: color.text },
    // The sort icon on the other side: header text ends where the numbers below do.
    [`${align.end} > &`]: { flexDirection: 'row-reverse' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text } } } },
});

/** The checkbox fills the cell. */
export const choose = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  cursor: 'pointer',
});

export const chooseCell = kitStyle({ inlineSize: size.target, padding: 0 });

/** The column's name, shown where each cell is on its own line. */
export const label = kitStyle({
  display: 'none',
  flex: 'none',
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.regular,
});

export const empty = kitStyle({ padding: space['8'], textAlign: 'center', color: color.textMuted });

const inStack = (selector: string, rule: object) => kitGlobal(`${stackable} ${selector}`, withinStack(rule));

inStack(`${scroller}`, { maxBlockSize: 'none', overflow: 'visible' });
inStack(`:is(${table}, caption, thead, tbody)`, { display: 'block' });
inStack('thead > tr', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space['3'] });
inStack(`${head}`, {
  position: 'static',
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  paddingInline: space['1'],
  background: 'none',
  borderBlockEnd: 0,
});
// A header with text only is visually hidden, and shown next to each cell.
inStack(`${head}:not(:has(button, input))`, {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
inStack(`tbody > ${row}`, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  marginBlockStart: space['3'],
  paddingBlock: space['2'],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
});
inStack(`tbody ${cell}`, {
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space['4'],
  inlineSize: 'auto',
  minInlineSize: 0,
  paddingBlock: space['1'],
  paddingInline: space['4'],
  overflowWrap: 'anywhere',
  borderBlockEnd: 0,
  textAlign: 'end',
});
inStack(`tbody ${cell}${chooseCell}`, { gridColumn: 1, padding: 0 });
inStack(`tbody ${cell}${rowName}`, {
  position: 'static',
  display: 'block',
  textAlign: 'start',
  fontSize: font.size.lg,
});
inStack(`tbody ${chooseCell} + ${cell}`, { gridColumn: 2, paddingInlineStart: 0 });
inStack(`tbody ${label}`, { display: 'block' });
inStack(`tbody ${cell}${rowName} > ${label}`, { display: 'none' });
inStack(`tbody ${empty}`, { display: 'block', textAlign: 'center' });
// Above the link that covers the card.
inStack(`tbody ${cell}:not(${rowName}) :is(a, button, label)`, { position: 'relative', zIndex: 1 });
