import { appStyle, vars } from '@porchlight/ui/theme';

/** Reserves the height of the heading, the map and its caption, so that the page doesn't shift. */
export const room = appStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['4'],
  minBlockSize: '20.75rem',
});
