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

/**
 * The kit's own layers, one per shelf: what is built from a part may restyle it, whichever of the two style sheets
 * happens to be loaded first.
 */
export const shelves = {
  lib: globalLayer({ parent: 'kit' }, 'lib'),
  icons: globalLayer({ parent: 'kit' }, 'icons'),
  primitives: globalLayer({ parent: 'kit' }, 'primitives'),
  components: globalLayer({ parent: 'kit' }, 'components'),
  patterns: globalLayer({ parent: 'kit' }, 'patterns'),
};
