import { focusRing, kitStyle, kitVariants, vars } from '../theme/index.ts';

/** The gap of every layout primitive, in 4px steps. */
export const gap = kitVariants(
  {
    0: vars.space['0'],
    1: vars.space['1'],
    2: vars.space['2'],
    3: vars.space['3'],
    4: vars.space['4'],
    5: vars.space['5'],
    6: vars.space['6'],
    8: vars.space['8'],
    10: vars.space['10'],
    12: vars.space['12'],
    16: vars.space['16'],
  },
  (value) => ({ gap: value }),
);

export const align = kitVariants(
  {
    start: 'start',
    center: 'center',
    end: 'end',
    stretch: 'stretch',
    baseline: 'baseline',
  } as const,
  (value) => ({ alignItems: value }),
);

export const justify = kitVariants(
  { start: 'start', center: 'center', end: 'end', between: 'space-between' } as const,
  (value) => ({ justifyContent: value }),
);

/** A link that covers the positioned card around it; the card gets the focus ring. */
export const stretchedLink = kitStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': focusRing,
  },
});
