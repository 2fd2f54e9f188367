import type { MapVectorFeature, MapVectorTile } from './mapTypes.ts';

const decoded = new WeakMap<MapVectorTile, Map<string, readonly MapVectorFeature[]>>();

/** The lines and areas of a layer, decoded once: several rules and canvases draw the same tile. */
export function featuresIn(tile: MapVectorTile, name: string): readonly MapVectorFeature[] {
  const layers = decoded.get(tile) ?? new Map<string, readonly MapVectorFeature[]>();
  decoded.set(tile, layers);
  const layer = tile.layers[name];
  const features =
    layers.get(name) ??
    (layer === undefined ? [] : Array.from({ length: layer.length }, (_, index) => layer.feature(index)));
  layers.set(name, features);
  return features;
}
