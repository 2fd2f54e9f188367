import { appStyle, media, notPrinted, vars } from '@porchlight/ui/theme';

export const page = appStyle({
  paddingBlock: vars.space['8'],
  '@media': { [media.md]: { paddingBlock: vars.space['12'] } },
});

export const searchLine = appStyle({
  display: 'grid',
  gap: vars.space['1'],
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 40rem) auto',
      alignItems: 'center',
      justifyContent: 'start',
      gap: vars.space['5'],
    },
    ...notPrinted,
  },
});

/** One line of ways to narrow and to order. On a phone it stays in sight over the results. */
export const tools = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  marginBlockStart: vars.space['5'],
  '@media': {
    [media.belowMd]: {
      position: 'sticky',
      zIndex: 20,
      insetBlockStart: 'var(--pl-header, 0px)',
      gap: vars.space['2'],
      marginInline: `calc(-1 * ${vars.space['4']})`,
      paddingInline: vars.space['4'],
      paddingBlock: vars.space['2'],
      background: vars.color.surface,
    },
    [`${media.belowMd} and ${media.motion}`]: {
      transition: `inset-block-start ${vars.motion.base} ${vars.motion.ease}`,
    },
    ...notPrinted,
  },
});

/** Opened, it has a line of its own. */
export const filters = appStyle({ selectors: { '&[open]': { flex: '1 0 100%' } } });

export const view = appStyle({ marginInlineStart: 'auto' });

/** On a phone its sign says it to eyes. */
export const viewName = appStyle({
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

/** On a phone it takes what the others leave, so that all stand in one line. */
export const sort = appStyle({
  minInlineSize: '10rem',
  '@media': { [media.belowMd]: { flex: '1 1 0', minInlineSize: '7rem', maxInlineSize: '10rem' } },
});

export const chips = appStyle({ marginBlockStart: vars.space['3'] });

export const results = appStyle({ marginBlockStart: vars.space['6'] });

export const pages = appStyle({ marginBlockStart: vars.space['10'] });

/** The map over the list; where there is room beside it, in sight while the list goes by. */
export const split = appStyle({
  '@media': {
    [media.lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
      alignItems: 'start',
      columnGap: vars.space['6'],
    },
  },
});

export const map = appStyle({
  blockSize: '75vh',
  marginBlockStart: vars.space['6'],
  // The row of filters sticks above it.
  scrollMarginBlockStart: '4rem',
  '@supports': { '(block-size: 1dvh)': { blockSize: '75dvh' } },
  '@media': {
    [media.lg]: {
      position: 'sticky',
      insetBlockStart: `calc(var(--pl-header, 0px) + ${vars.space['4']})`,
      order: 1,
      blockSize: `calc(100vh - ${vars.space['24']})`,
    },
  },
});
