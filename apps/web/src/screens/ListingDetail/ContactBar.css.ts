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
/** Two buttons need the whole width. */
const narrow = `${phone} and (width < 30em)`;
globalStyle(`${price}, ${price} > *`, { '@layer': { [layers.app]: { overflowWrap: 'break-word' } } });

/** One button, or two where they fit. */
export const way = appStyle({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  minInlineSize: '8.75rem',
});
globalStyle(`${way} > :is(a, button)`, { '@layer': { [layers.app]: { flex: '1 1 max-content' } } });
const pair = `${way}:has(> button:nth-of-type(2)) > button`;
globalStyle(pair, {
  '@layer': { [layers.app]: { '@media': { [narrow]: { flexBasis: 0, paddingInline: vars.space['1'] } } } },
});
globalStyle(`${price}:has(+ ${way} > button:nth-of-type(2)), ${pair} svg`, {
  '@layer': { [layers.app]: { '@media': { [narrow]: { display: 'none' } } } },
});

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
