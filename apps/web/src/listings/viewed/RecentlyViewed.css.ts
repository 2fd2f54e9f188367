import { appStyle, notPrinted, vars } from '@porchlight/ui/theme';

export const section = appStyle({
  display: 'grid',
  gap: vars.space['5'],
  minInlineSize: 0,
  marginBlockStart: vars.space['12'],
  '@media': notPrinted,
  selectors: {
    // Among the sections of a page they have their distance already.
    'section ~ &': { marginBlockStart: 0 },
  },
});

export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space['6'],
});
