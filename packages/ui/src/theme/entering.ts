import { vars } from './contract.css.ts';
import { entrance, enteringFrom } from './entrance.css.ts';
import { media } from './media.ts';

/**
 * For `.css.ts` files: lets what is shown again fade in, to a place of its own from `from`, a `transform`. How it rests
 * is up to the other rules: a browser that does not start the animation shows it at once, where one that does not start
 * a transition from `@starting-style` would hide it for good, as Safari 26 did with menus. Nothing moves for those who
 * asked for less movement.
 */
export const entering = (duration: string, from = 'none') => ({
  '@media': {
    [media.motion]: {
      vars: { [enteringFrom]: from },
      animation: `${entrance} ${duration} ${vars.motion.ease}`,
    },
  },
});
