import { appStyle, media, vars } from '@porchlight/ui/theme';

export const page = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  paddingBlock: vars.space['8'],
  '@media': { [media.md]: { gap: vars.space['10'], paddingBlock: vars.space['12'] } },
});

export const head = appStyle({ display: 'grid', gap: vars.space['3'] });

export const cell = appStyle({ display: 'grid' });

export const tile = appStyle({ blockSize: '100%' });

export const callToAction = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['5'],
});
