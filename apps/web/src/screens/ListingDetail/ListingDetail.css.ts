import { appStyle, media, notPrinted, vars } from '@porchlight/ui/theme';

export const page = appStyle({
  paddingBlock: `${vars.space['4']} ${vars.space['12']}`,
  '@media': { [media.md]: { paddingBlock: `${vars.space['6']} ${vars.space['16']}` } },
});

export const missing = appStyle({ display: 'grid', placeContent: 'center', minBlockSize: '65vh' });

export const crumbs = appStyle({ marginBlockEnd: vars.space['4'] });

/**
 * One column in the order of the page: photo, price and actions, words, who sells it. Where there is room, the words go
 * under the photo and the rest beside them: what the photo is higher than its neighbors, the seller's row takes.
 */
export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      gridTemplateRows: 'auto 1fr auto',
      columnGap: vars.space['10'],
      rowGap: vars.space['4'],
    },
  },
});

const placed = (gridArea: string) => ({ minInlineSize: 0, '@media': { [media.lg]: { gridArea } } });

export const photos = appStyle(placed('1 / 1 / span 2'));

export const panel = appStyle({ display: 'grid', gap: vars.space['4'], ...placed('1 / 2') });

export const seller = appStyle({
  display: 'grid',
  gap: vars.space['4'],
  alignContent: 'start',
  ...placed('2 / 2'),
});

/** The price, and what one asks next: where, and since when. */
export const price = appStyle({ display: 'grid', gap: vars.space['1'] });

/** The dot stands before each fact, and is cut off where a fact begins a line. */
const dotWidth = '0.9em';
export const facts = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
});
export const fact = appStyle({
  position: 'relative',
  minInlineSize: 0,
  insetInlineStart: `-${dotWidth}`,
  paddingInlineStart: dotWidth,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '"·" / ""',
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: dotWidth,
      textAlign: 'center',
    },
  },
});

/** Why nothing came of a press, under its button. Empty it takes no room, as the gap of a stack would. */
export const failed = appStyle({ paddingBlockStart: vars.space['2'] });

/** Only where a place is kept on the device; its room is there before it is. */
export const distance = appStyle({
  display: 'none',
  selectors: { 'html[data-near] &': { display: 'block' }, '&[data-waiting]': { visibility: 'hidden' } },
});

export const title = appStyle({ overflowWrap: 'anywhere' });

export const words = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [media.lg]: { gridArea: '3 / 1', marginBlockStart: vars.space['4'] } },
});

export const section = appStyle({ display: 'grid', gap: vars.space['4'] });

/** Where there is no side panel it stands under a line. */
export const related = appStyle({
  display: 'grid',
  gap: vars.space['5'],
  alignContent: 'start',
  minInlineSize: 0,
  marginBlockStart: vars.space['6'],
  paddingBlockStart: vars.space['10'],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [media.lg]: {
      gridArea: '3 / 2',
      marginBlockStart: vars.space['4'],
      paddingBlockStart: 0,
      borderBlockStart: 0,
    },
    ...notPrinted,
  },
});

/** In place of what is not offered any more it comes at once. */
export const instead = appStyle({
  '@media': {
    [media.belowMd]: { marginBlockStart: 0, paddingBlockStart: 0, borderBlockStart: 0 },
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
