import { appStyle, bottomEdge, layers, media, vars } from '@porchlight/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

const { color, space } = vars;

/** Like the bottom navigation, not sticky in low windows. */
const phone = `${media.belowMd} and (height >= 30em)`;

/** The buttons of the form. With `data-sticky` always in view on a phone, where the form is several windows long. */
export const foot = appStyle({
  marginBlockStart: space['6'],
  '@media': {
    [phone]: {
      selectors: {
        '&[data-sticky]': {
          position: 'sticky',
          zIndex: 20,
          insetBlockEnd: bottomEdge,
          paddingBlock: space['2'],
          background: color.surface,
          borderBlockStart: `1px solid ${color.border}`,
        },
      },
    },
  },
});

// Focused fields scroll into view above it.
globalStyle(`html:has(${foot}[data-sticky])`, {
  '@layer': {
    [layers.app]: { '@media': { [phone]: { scrollPaddingBlockEnd: `calc(${bottomEdge} + 5rem)` } } },
  },
});
