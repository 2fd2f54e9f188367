import { vars } from './contract.css.ts';
import { entrance, enteringFrom } from './entrance.css.ts';
import { media } from './media.ts';

/**
 * For `.css.ts` files: fades in an element that is shown again, optionally moving from `from`, a `transform`. Its
 * final state is set by the other rules: a browser that does not start the animation shows it at once, while one that
 * does not start a transition from `@starting-style` would hide it forever, as Safari 26 did with menus. No motion
 * with reduced motion.
 */
export const entering = (duration: string, from = 'none') => ({
  '@media': {
    [media.motion]: {
      vars: { [enteringFrom]: from },
      animation: `${entrance} ${duration} ${vars.motion.ease}`,
    },
  },
});
