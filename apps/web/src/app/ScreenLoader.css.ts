import { appStyle } from '@porchlight/ui/theme';

/** As tall as the window, so that the footer does not come into view for the moment. */
export const loader = appStyle({
  display: 'grid',
  placeContent: 'start center',
  minBlockSize: '100dvh',
  paddingBlockStart: '30vh',
});
