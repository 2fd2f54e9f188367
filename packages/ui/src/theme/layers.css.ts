import { globalLayer } from '@vanilla-extract/css';

/** One name for an application to order among its own layers: `@layer reset, porchlight, utilities`. */
const porchlight = globalLayer('porchlight');
const layer = (name: string): string => globalLayer({ parent: porchlight }, name);

/** The kit's cascade, weakest first. Anything outside a layer, or in a layer of a later name, beats it all. */
export const layers = {
  /** What every page is set to; a part of the kit may differ from it. */
  reset: layer('reset'),
  /** The values of the tokens, by theme. */
  tokens: layer('tokens'),
  /** What several shelves are built with. */
  lib: layer('lib'),
  icons: layer('icons'),
  primitives: layer('primitives'),
  components: layer('components'),
  patterns: layer('patterns'),
  /** What an application writes with `appStyle`. */
  app: layer('app'),
};

/**
 * A layer for each shelf: what is built from a part may restyle it, whichever of the two style sheets happens to be
 * loaded first.
 */
export const shelves = {
  lib: layers.lib,
  icons: layers.icons,
  primitives: layers.primitives,
  components: layers.components,
  patterns: layers.patterns,
};
