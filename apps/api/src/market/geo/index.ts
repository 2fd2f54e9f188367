export { foldPlace, withDirection } from './fold.ts';
export { bundledGeocoder, bundledPlaces } from './gazetteer.ts';
export { readPlace, zipFits } from './reading.ts';
export { cityOfShortName } from './shortNames.ts';
export { stateCode } from './states.ts';
export { rememberCenter, rememberPlaces, resolvePlace } from './places.ts';
export { geoRoutes } from './routes.ts';
export { createUpstreamGeocoder } from './upstream.ts';
