import { appStyle, vars } from '@porchlight/ui/theme';

export const banner = appStyle({
  selectors: {
    '&:not(:empty)': {
      maxInlineSize: vars.size.wide,
      marginInline: 'auto',
      paddingInline: vars.space['4'],
      paddingBlockStart: vars.space['4'],
    },
  },
});

/** Space between the header and a notice below it. */
export const belowHeader = appStyle({ paddingBlockStart: vars.space['4'] });
