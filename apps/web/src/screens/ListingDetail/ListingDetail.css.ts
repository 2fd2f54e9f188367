import { appStyle, media, notPrinted, vars } from '@porchlight/ui/theme';

export const page = appStyle({
  paddingBlock: `${vars.space['4']} ${vars.space['12']}`,
  '@media': { [media.md]: { paddingBlock: `${vars.space['6']} ${vars.space['16']}` } },
});

export const missing = appStyle({ display: 'grid', placeContent: 'center', minBlockSize: '65vh' });

export const crumbs = appStyle({ marginBlockEnd: vars.space['4'] });

/** One column, photo first, then price and actions; beside each other where there is room. */
export const columns = appStyle({
  display: 'grid',
  gap: vars.space['6'],
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space['10'],
      rowGap: vars.space['8'],
    },
  },
});

export const photos = appStyle({ minInlineSize: 0 });

/** Beside photo and words where there is room; else its parts stand among them. */
export const side = appStyle({
  display: 'contents',
  '@media': {
    [media.lg]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      display: 'grid',
      gap: vars.space['8'],
      alignContent: 'start',
      minInlineSize: 0,
    },
  },
});

export const offer = appStyle({
  display: 'grid',
  gap: vars.space['4'],
  alignContent: 'start',
  minInlineSize: 0,
});

export const panel = appStyle({ display: 'grid', gap: vars.space['4'] });

export const report = appStyle({
  '@media': notPrinted,
  selectors: {
    // Nobody is offered to report what is their own: while it is not known who looks, its place is kept.
    "&[data-waiting], html[data-session='stored'] &": { visibility: 'hidden' },
  },
});

export const title = appStyle({ overflowWrap: 'anywhere' });

export const words = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  alignContent: 'start',
  minInlineSize: 0,
});

export const section = appStyle({ display: 'grid', gap: vars.space['4'] });

export const description = appStyle({ overflowWrap: 'anywhere' });

/** Where there is no side panel it comes after everything, under a line. */
export const related = appStyle({
  order: 1,
  display: 'grid',
  gap: vars.space['5'],
  minInlineSize: 0,
  marginBlockStart: vars.space['6'],
  paddingBlockStart: vars.space['10'],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [media.lg]: { marginBlockStart: 0, paddingBlockStart: 0, borderBlockStart: 0 },
    ...notPrinted,
  },
});

export const relatedCards = appStyle({
  '@media': {
    // All in one line, where the grid itself would leave one over.
    [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space['4'] },
    [media.lg]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      rowGap: vars.space['6'],
    },
  },
});

/** With the room above and below that links have. */
export const crumbsPlaceholder = appStyle({
  marginBlock: `${vars.space['2']} ${vars.space['6']}`,
  fontSize: vars.font.size.sm,
});

export const badgePlaceholder = appStyle({
  inlineSize: '4rem',
  minBlockSize: '1.75rem',
  borderRadius: vars.radius.full,
});

export const titlePlaceholder = appStyle({ fontSize: vars.font.size.lg });

export const pricePlaceholder = appStyle({ fontSize: vars.font.size.lg });

export const linesPlaceholder = appStyle({ flex: 1 });
