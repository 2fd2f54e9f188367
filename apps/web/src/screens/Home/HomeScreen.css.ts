import { appStyle, media, vars } from '@porchlight/ui/theme';

import { twoAcross } from '../../lib/twoAcross.ts';

export const sections = appStyle({
  display: 'grid',
  gap: vars.space['12'],
  paddingBlock: `${vars.space['4']} ${vars.space['12']}`,
  '@media': { [media.md]: { gap: vars.space['16'], paddingBlock: `${vars.space['8']} ${vars.space['16']}` } },
});

export const section = appStyle({
  display: 'grid',
  gap: vars.space['5'],
  minInlineSize: 0,
  '@media': { [media.belowMd]: { gap: vars.space['3'] } },
});

export const sectionHead = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space['6'],
});

/** Five columns on a wide screen. */
export const categories = appStyle({
  display: 'grid',
  gridTemplateColumns: twoAcross,
  gap: vars.space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space['4'] },
    [media.lg]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

export const categoryCell = appStyle({ display: 'grid' });

export const tile = appStyle({ blockSize: '100%' });

export const callToAction = appStyle({
  background: vars.color.accentSoft,
  color: vars.color.accentOnSoft,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const callToActionInner = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['6'],
  paddingBlock: vars.space['12'],
});

export const callToActionWords = appStyle({
  display: 'grid',
  gap: vars.space['2'],
  maxInlineSize: vars.size.measure,
});
