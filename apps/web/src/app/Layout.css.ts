import { pagePaths } from '@porchlight/domain';
import { appStyle, layers } from '@porchlight/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

export const page = appStyle({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const main = appStyle({ flex: 1, outline: 'none' });

// The server's HTML is the same for everyone. Where a session is stored, the ways in stay unseen until it is known, by
// the header. Pages without one have no one to show them again, and their ways on are no offer to a visitor.
for (const path of [pagePaths.login, pagePaths.register]) {
  globalStyle(`html[data-session='stored'] ${page} a[href^='${path}']`, {
    '@layer': { [layers.app]: { visibility: 'hidden' } },
  });
}

// The first drawing leaves out what is out of view, until `boot.js` says that it is done. No longer: heights are guessed
// until then, and Back would not come to where one was.
for (const part of [`${main} li:nth-child(n + 5) > article`, `${page} > footer`]) {
  globalStyle(`html[data-drawing='first'] ${part}`, {
    '@layer': { [layers.app]: { contentVisibility: 'auto', containIntrinsicBlockSize: '18rem' } },
  });
}

// A browser measures what could be filled in, behind what is closed as well: in this drawing there is nothing of it. By
// its name: with a rule for any element, the end of this drawing has the browser look at all of the page once more.
globalStyle(`html[data-drawing='first'] ${main} details:not([open]) > div`, {
  '@layer': { [layers.app]: { display: 'none' } },
});
