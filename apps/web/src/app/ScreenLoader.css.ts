import { appStyle, layers } from '@porchlight/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/** As tall as the window, to keep the footer out of view while loading. */
export const loader = appStyle({
  display: 'grid',
  placeContent: 'start center',
  minBlockSize: '100dvh',
  paddingBlockStart: '30vh',
});

// A page that needs scripts says so in front of its loading state.
globalStyle('noscript + #root', {
  '@media': { '(scripting: none)': { '@layer': { [layers.app]: { display: 'none' } } } },
});

// A form was submitted before hydration, one of those that `boot.js` records.
globalStyle('html[data-sending] form:not([action^="/"]) [type="submit"]', {
  '@layer': { [layers.app]: { opacity: 0.6, cursor: 'progress' } },
});
