import { focusRing, kitStyle, vars } from '../theme/index.ts';

const link = kitStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': focusRing,
  },
});

/**
 * A link whose target is the whole of the positioned card around it; the card gets the ring. An object and not a name: a
 * bundler that writes constant names in place would find nobody importing this file, and leave its styles out.
 */
export const stretched = { link };
