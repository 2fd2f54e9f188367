import { focusRing, kitStyle, vars } from '../theme/index.ts';

/** A link whose target is the whole of the positioned card around it; the card gets the ring. */
export const stretchedLink = kitStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': focusRing,
  },
});
