import { globalLayer } from '@vanilla-extract/css';

/** One name for an application to order among its own layers: `@layer reset, porchlight, utilities`. */
const porchlight = globalLayer('porchlight');
const layer = (name: string): string => globalLayer({ parent: porchlight }, name);

/** The kit's cascade, weakest first. Unlayered styles, and layers with a later name, win over all of it. */
export const layers = {
  /** Page-wide defaults; components can override them. */
  reset: layer('reset'),
  /** The values of the tokens, by theme. */
  tokens: layer('tokens'),
  /** Shared styles of several folders. */
  lib: layer('lib'),
  icons: layer('icons'),
  primitives: layer('primitives'),
  components: layer('components'),
  patterns: layer('patterns'),
  /** Application styles, written with `appStyle`. */
  app: layer('app'),
};

/**
 * A layer for each folder: a component can restyle the components it is built from, whatever the load order of their
 * stylesheets.
 */
export const shelves = {
  lib: layers.lib,
  icons: layers.icons,
  primitives: layers.primitives,
  components: layers.components,
  patterns: layers.patterns,
};
