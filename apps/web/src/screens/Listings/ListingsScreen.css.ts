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

export const results = appStyle({ marginBlockStart: vars.space['6'] });

export const pages = appStyle({ marginBlockStart: vars.space['10'] });
