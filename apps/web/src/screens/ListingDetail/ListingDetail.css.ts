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

export const main = appStyle({
  display: 'grid',
  gap: vars.space['6'],
  alignContent: 'start',
  minInlineSize: 0,
});

export const side = appStyle({
  display: 'grid',
  gap: vars.space['4'],
  alignContent: 'start',
  minInlineSize: 0,
  '@media': {
    [media.lg]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: vars.space['24'],
      alignSelf: 'start',
    },
  },
});

export const panel = appStyle({ display: 'grid', gap: vars.space['4'] });

export const report = appStyle({ '@media': notPrinted });

export const title = appStyle({ overflowWrap: 'anywhere' });

export const words = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  alignContent: 'start',
  minInlineSize: 0,
});

export const section = appStyle({ display: 'grid', gap: vars.space['4'] });

export const description = appStyle({ overflowWrap: 'anywhere' });

export const related = appStyle({
  display: 'grid',
  gap: vars.space['5'],
  marginBlockStart: vars.space['12'],
  paddingBlockStart: vars.space['10'],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': notPrinted,
});

export const photoPlaceholder = appStyle({
  aspectRatio: '3 / 2',
  blockSize: 'auto',
  borderRadius: vars.radius.lg,
});

export const panelPlaceholder = appStyle({ blockSize: '17rem', borderRadius: vars.radius.lg });

export const sellerPlaceholder = appStyle({ blockSize: '9rem', borderRadius: vars.radius.lg });
