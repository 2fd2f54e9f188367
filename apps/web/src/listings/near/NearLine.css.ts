import { appStyle, notPrinted, vars } from '@porchlight/ui/theme';

export const root = appStyle({
  display: 'grid',
  gap: vars.space['2'],
  maxInlineSize: '40rem',
  '@media': { ...notPrinted },
});

export const line = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['2'],
});

/** Aligns the text of a ghost button, not its edge, with the line. */
export const first = appStyle({ marginInlineStart: `calc(-1 * ${vars.space['3']})` });
