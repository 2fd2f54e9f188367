import { appStyle, notPrinted, vars } from '@porchlight/ui/theme';

export const section = appStyle({
  display: 'grid',
  gap: vars.space['5'],
  minInlineSize: 0,
  marginBlockStart: vars.space['12'],
  '@media': notPrinted,
  selectors: {
    // Other sections already have a margin.
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
