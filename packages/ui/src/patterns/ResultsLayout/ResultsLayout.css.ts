import { direction, kitGlobal, kitStyle, media, notPrinted, vars } from '../../theme/index.ts';

const { color, motion, size, space } = vars;

/** Browsers that can show the content of a closed `<details>`; others keep the panel that opens. */
const canShowClosed = 'selector(::details-content)';

export const root = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space['3'],
  alignItems: 'start',
});

export const column = kitStyle({
  '@supports': {
    [canShowClosed]: {
      '@media': {
        [media.lg]: {
          gridTemplateColumns: '16.5rem minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr',
          columnGap: space['8'],
        },
      },
    },
  },
});

const stuck = {
  [media.belowMd]: {
    position: 'sticky',
    zIndex: 20,
    insetBlockStart: 'var(--pl-header, 0px)',
    paddingBlock: space['2'],
    background: color.surface,
  },
  [`${media.belowMd} and ${media.motion}`]: {
    transition: `inset-block-start ${motion.base} ${motion.ease}`,
  },
  ...notPrinted,
} as const;

export const filters = kitStyle({
  minInlineSize: 0,
  '@media': stuck,
  selectors: { '&:has(> details[open])': { gridColumn: '1 / -1' } },
  '@supports': {
    [canShowClosed]: {
      '@media': {
        [media.lg]: {
          selectors: {
            [`${column} > &`]: {
              position: 'sticky',
              gridColumn: 1,
              gridRow: '1 / 3',
              insetBlockStart: `calc(var(--pl-header, 0px) + ${space['4']})`,
              maxBlockSize: `calc(100vh - var(--pl-header, 0px) - ${space['8']})`,
              overflowY: 'auto',
            },
          },
        },
      },
    },
  },
});

const sideways = {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // Space for the focus halo inside the scrolling box.
  padding: space['2'],
  marginBlock: `calc(-1 * ${space['2']})`,
  marginInlineStart: `calc(-1 * ${space['2']})`,
} as const;

/** The rest of the line; it scrolls sideways where it does not fit. */
export const bar = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minInlineSize: 0,
  ...sideways,
  selectors: {
    [`${filters}:has(> details[open]) + &`]: { gridColumn: '1 / -1', marginBlockStart: space['3'] },
  },
  '@media': {
    ...stuck,
    [media.belowMd]: { ...stuck[media.belowMd], gap: space['2'], marginBlock: 0 },
  },
});

export const view = kitStyle({
  flex: 'none',
  '@media': { [media.belowMd]: { gap: 0, inlineSize: size.target, paddingInline: 0 } },
});

/** The label of an icon-only link is visually hidden. */
export const viewName = kitStyle({
  '@media': {
    [media.belowMd]: {
      position: 'absolute',
      inlineSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const chips = kitStyle({
  display: 'flex',
  flex: '1 1 0',
  gap: space['2'],
  minInlineSize: 0,
  ...sideways,
  // Chips that go on fade out.
  maskImage: `linear-gradient(calc(${direction} * 90deg), transparent, #000 ${space['2']} calc(100% - ${space['8']}), transparent)`,
  '@media': {
    [media.belowMd]: { flex: 'none', overflowX: 'visible', margin: 0, padding: 0, maskImage: 'none' },
  },
});

// One line, whichever list scrolls.
kitGlobal(`.${chips} > ul`, {
  flex: 'none',
  flexWrap: 'nowrap',
  overflowX: 'visible',
  margin: 0,
  padding: 0,
});

export const order = kitStyle({ flex: 'none', minInlineSize: 'min(10rem, 100%)', maxInlineSize: '100%' });

export const results = kitStyle({ gridColumn: '1 / -1', alignSelf: 'stretch', minInlineSize: 0 });

// With the filters in a column, the content of the panel is shown whether it is open or not.
for (const [selector, rule] of [
  [`.${column} > .${filters} > details > summary`, { display: 'none' }],
  [`.${column} > .${filters} > details::details-content`, { contentVisibility: 'visible', display: 'block' }],
  [`.${column} > .${filters} > details > div`, { marginBlockStart: 0 }],
  [`.${column} > .${bar}`, { gridColumn: 2, marginBlockStart: 0 }],
  [`.${column} > .${results}`, { gridColumn: 2 }],
] as const)
  kitGlobal(selector, { '@supports': { [canShowClosed]: { '@media': { [media.lg]: rule } } } });
