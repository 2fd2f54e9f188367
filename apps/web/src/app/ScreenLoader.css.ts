import { appStyle, layers } from '@porchlight/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/** As tall as the window, so that the footer does not come into view for the moment. */
export const loader = appStyle({
  display: 'grid',
  placeContent: 'start center',
  minBlockSize: '100dvh',
  paddingBlockStart: '30vh',
});

// A form was sent before the app is there to show it: one of those that `boot.js` keeps.
globalStyle('html[data-sending] form:not([action^="/"]) [type="submit"]', {
  '@layer': { [layers.app]: { opacity: 0.6, cursor: 'progress' } },
});
