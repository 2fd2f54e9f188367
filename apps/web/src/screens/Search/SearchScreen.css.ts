import { appStyle, media, vars } from '@porchlight/ui/theme';

export const page = appStyle({
  display: 'grid',
  gap: vars.space['6'],
  paddingBlock: vars.space['8'],
  '@media': { [media.md]: { paddingBlock: vars.space['12'] } },
});

export const actions = appStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });
