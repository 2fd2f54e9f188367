import { appStyle, bottomEdge, layers, media, notPrinted, vars } from '@porchlight/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

import { withoutBars } from '../../lib/withoutBars.ts';

/** Like the bottom navigation, not sticky in low windows. */
const phone = `${media.belowMd} and (height >= 30em)`;
const height = '3.875rem';

export const bar = appStyle({
  '@media': {
    [phone]: {
      position: 'fixed',
      zIndex: 20,
      insetInline: 0,
      insetBlockEnd: bottomEdge,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space['4'],
      minBlockSize: height,
      paddingInline: vars.space['4'],
      background: vars.color.surfaceRaised,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
    ...notPrinted,
  },
});

/** Breaks between words only; the button shrinks first. */
export const price = appStyle({
  display: 'none',
  maxInlineSize: '60%',
  '@media': { [phone]: { display: 'block' } },
});
globalStyle(`${price}, ${price} > *`, { '@layer': { [layers.app]: { overflowWrap: 'break-word' } } });

export const way = appStyle({ flex: '1 1 auto', minInlineSize: '8.75rem' });

// Keeps the end of the page, and focused elements, above the bar.
globalStyle(`html:has(${bar})`, {
  '@layer': {
    [layers.app]: {
      '@media': { [phone]: { scrollPaddingBlockEnd: `calc(${bottomEdge} + ${height} + 1rem)` } },
    },
  },
});
globalStyle(`div:has(> main ${bar})`, {
  '@layer': { [layers.app]: { '@media': { [phone]: { paddingBlockEnd: height } } } },
});

// On a phone it takes the place of the bottom navigation: two bars would cover a sixth of the window.
withoutBars(bar, ['nav'], phone);
