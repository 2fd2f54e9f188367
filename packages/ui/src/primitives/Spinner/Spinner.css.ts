import { globalStyle, keyframes } from '@vanilla-extract/css';

import { kitStyle, kitVariants, layers, media } from '../../theme/index.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = kitStyle({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: '-0.2em',
  borderRadius: '50%',
  borderStyle: 'solid',
  borderColor: 'color-mix(in oklch, currentColor 24%, transparent)',
  borderBlockStartColor: 'currentColor',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.forcedColors]: { borderColor: 'Canvas', borderBlockStartColor: 'CanvasText' } },
});

// With reduced motion it pulses instead of rotating, so that activity stays visible. The rule is in the layer that
// stops all other motion: among important rules the weakest layer wins.
globalStyle(`.${spinner}`, {
  '@layer': {
    [layers.reset]: {
      '@media': { [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite !important` } },
    },
  },
});

export const size = kitVariants(
  { sm: ['1.125rem', '2px'], md: ['1.5rem', '2.5px'], lg: ['2.5rem', '3px'] } as const,
  ([length, borderWidth]) => ({ inlineSize: length, blockSize: length, borderWidth }),
);
