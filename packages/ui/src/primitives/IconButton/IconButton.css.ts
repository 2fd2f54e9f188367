import { kitStyle, kitVariants, media, notPrinted, vars } from '../../theme/index.ts';

const { color, motion, radius, size: lengths } = vars;

export const iconButton = kitStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  border: '1px solid transparent',
  background: 'transparent',
  color: color.text,
  borderRadius: radius.full,
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: `calc((100% - max(100%, ${lengths.target})) / 2)`,
    },
    '&:disabled, &[aria-disabled="true"]': { color: color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:is(a, :enabled):hover': { background: color.surfaceHover } } },
    ...notPrinted,
  },
});

export const size = kitVariants({ sm: '2.25rem', md: lengths.target, lg: '3.25rem' }, (length) => ({
  inlineSize: length,
  blockSize: length,
}));

export const variant = kitVariants(
  {
    quiet: {},
    outline: { background: color.surfaceRaised, color: color.text, borderColor: color.borderStrong },
    /** On a photo: its own background, whatever is under it. */
    floating: { background: color.surfaceRaised, color: color.text, borderColor: color.border },
  },
  (rule) => rule,
);
