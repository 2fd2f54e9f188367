import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade in four layers, weakest first. Anything unlayered beats them all, so a consumer's
 * own class always wins over the kit without a specificity contest.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  kit: globalLayer('kit'),
  app: globalLayer('app'),
};
