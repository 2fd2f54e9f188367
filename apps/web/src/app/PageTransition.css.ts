import { media } from '@porchlight/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** Names the view transition of a page. Not a class for elements. */
export const page = style({});

const quick = '140ms ease-out both';

globalStyle(`::view-transition-old(.${page})`, { animation: `${quick} ${fadeOut}` });
globalStyle(`::view-transition-new(.${page})`, { animation: `${quick} ${fadeIn}` });
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
});
