import { appStyle, bleed, media, notPrinted, vars } from '@porchlight/ui/theme';

/** On a phone, the photo is right below the site's header. */
export const page = appStyle({
  paddingBlock: `0 ${vars.space['12']}`,
  '@media': { [media.md]: { paddingBlock: `${vars.space['2']} ${vars.space['16']}` } },
});

export const missing = appStyle({ display: 'grid', placeContent: 'center', minBlockSize: '65vh' });

/** What may be above the photo. */
export const crumbs = appStyle({ marginBlock: vars.space['4'] });

/**
 * One column in page order: photo, price and actions, seller, description. With room, the description goes
 * below the photo and the rest next to them; the seller's row takes up the photo's extra height.
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

export const photos = appStyle({ position: 'relative', ...placed('1 / 1 / span 2') });

/** In the corner of the photo. */
export const share = appStyle({
  position: 'absolute',
  insetBlockStart: vars.space['3'],
  insetInlineEnd: vars.space['3'],
  display: 'flex',
  gap: vars.space['2'],
  '@media': { [media.belowMd]: { insetInlineEnd: 0 } },
});

export const onPhone = appStyle({ '@media': { [media.md]: { display: 'none' } } });

/** In the other corner; it precedes the photo in the tab order. */
export const back = appStyle({ position: 'absolute', zIndex: 1, insetBlockStart: vars.space['3'] });

/** Breadcrumbs and the labeled heart: on a phone, the photo has a way back and a heart. */
export const notOnPhone = appStyle({ '@media': { [media.belowMd]: { display: 'none' } } });

export const panel = appStyle({ display: 'grid', gap: vars.space['4'], ...placed('1 / 2') });

export const seller = appStyle({
  display: 'grid',
  gap: vars.space['4'],
  alignContent: 'start',
  ...placed('2 / 2'),
});

/** The price, with place and date. */
export const price = appStyle({ display: 'grid', gap: vars.space['1'] });

/** A dot precedes each fact, and is clipped at the start of a line. */
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

/** The error of a failed action, below its button. Takes no space when empty, unlike a stack's gap. */
export const failed = appStyle({ paddingBlockStart: vars.space['2'] });

/** Shown only when a place is stored on the device; its space is reserved. */
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

/** Below the seller's heading and menu. */
export const menuFailure = appStyle({ flexBasis: '100%', selectors: { '&:empty': { display: 'none' } } });

/** With a line above where there is no side panel. */
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

/** For an unavailable listing it comes before the description. */
export const instead = appStyle({
  '@media': {
    [media.belowMd]: { marginBlockStart: 0, paddingBlockStart: 0, borderBlockStart: 0 },
  },
});

export const relatedCards = appStyle({
  '@media': {
    // All in one row, where the default grid would leave one over.
    [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space['4'] },
    [media.lg]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      rowGap: vars.space['6'],
    },
  },
});

/** Across the page, in one row where there is room. */
export const more = appStyle({
  display: 'grid',
  gap: vars.space['5'],
  minInlineSize: 0,
  marginBlock: vars.space['12'],
  '@media': notPrinted,
  selectors: { '&:last-child': { marginBlockEnd: 0 } },
});

/** Includes the links' padding above and below. */
export const crumbsPlaceholder = appStyle({
  marginBlock: vars.space['6'],
  fontSize: vars.font.size.sm,
});

export const photoPlaceholder = appStyle({ '@media': bleed });

export const badgePlaceholder = appStyle({
  inlineSize: '4rem',
  minBlockSize: '1.75rem',
  borderRadius: vars.radius.full,
});

/** The title and the price. */
export const largePlaceholder = appStyle({ fontSize: vars.font.size.lg });

export const linesPlaceholder = appStyle({ flex: 1 });
