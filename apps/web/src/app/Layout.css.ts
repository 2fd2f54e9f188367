import { pagePaths } from '@porchlight/domain';
import { appStyle, layers, media, vars } from '@porchlight/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

export const page = appStyle({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const main = appStyle({
  flex: 1,
  outline: 'none',
  // The footer brings its own space.
  selectors: { '&:not(:has(~ footer))': { paddingBlockEnd: vars.space['8'] } },
});

export const themeChoice = appStyle({ '@media': { [media.belowMd]: { display: 'none' } } });

// The server's HTML is the same for everyone. Where a session is stored, sign-in links stay hidden until the
// header knows the user. Pages without a header would never show them again, and their sign-in links aren't
// an offer to visitors.
for (const path of [pagePaths.login, pagePaths.register]) {
  globalStyle(`html[data-session='stored'] ${page} a[href*='${path}']`, {
    '@layer': { [layers.app]: { visibility: 'hidden' } },
  });
}

// The first paint skips content out of view, until `boot.js` ends it. Only until then, because it uses
// estimated heights, which would break Back's scroll position.
for (const part of [`${main} li:nth-child(n + 5) > article`, `${page} > footer`]) {
  globalStyle(`html[data-drawing='first'] ${part}`, {
    '@layer': { [layers.app]: { contentVisibility: 'auto', containIntrinsicBlockSize: '18rem' } },
  });
}

// Browsers measure form fields even inside closed elements, so hide those during the first paint. By tag name: a
// universal rule would restyle the whole page when the first paint ends.
globalStyle(`html[data-drawing='first'] ${main} details:not([open]) > div`, {
  '@layer': { [layers.app]: { display: 'none' } },
});
