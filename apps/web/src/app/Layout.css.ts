import { pagePaths } from '@porchlight/domain';
import { appStyle, layers } from '@porchlight/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

export const page = appStyle({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const main = appStyle({ flex: 1, outline: 'none' });

// The server's HTML is the same for everyone. Where a session is stored, the ways in stay unseen until it is known, by
// the header. Pages without one have nobody to show them again, and their ways on are no offer to a visitor.
for (const path of [pagePaths.login, pagePaths.register]) {
  globalStyle(`html[data-session='stored'] ${page} a[href^='${path}']`, {
    '@layer': { [layers.app]: { visibility: 'hidden' } },
  });
}
