import { keyframes } from '@vanilla-extract/css';

import { kitStyle, kitVariants, media, vars } from '../../theme/index.ts';

const { color, radius } = vars;

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = kitStyle({
  display: 'block',
  inlineSize: '100%',
  background: color.surfaceHover,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
});

export const shape = kitVariants(
  {
    text: { blockSize: '1em', marginBlock: '0.275em', borderRadius: radius.sm },
    block: { minBlockSize: '2.75rem', borderRadius: radius.md },
    photo: { aspectRatio: '4 / 3', borderRadius: radius.lg },
    // Both lengths are set: a row that stretches its children would make it an oval.
    circle: { flex: 'none', inlineSize: '2.75rem', blockSize: '2.75rem', borderRadius: radius.full },
  },
  (rule) => rule,
);

export const width = kitVariants({ full: '100%', most: '82%', half: '52%', third: '34%' }, (value) => ({
  inlineSize: value,
}));
