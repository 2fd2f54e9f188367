import { appStyle, vars } from '@porchlight/ui/theme';

/** As high as a heading and its map, before they are there and when they are: the page does not move. */
export const room = appStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['4'],
  minBlockSize: '19rem',
});
