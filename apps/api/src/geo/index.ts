export { foldPlace } from './fold.ts';
export { bundledPlaces, type Gazetteer } from './gazetteer.ts';
export { stateCode, stateNames } from './states.ts';
export { rememberPlaces, resolvePlace } from './places.ts';
export { geoRoutes } from './routes.ts';
export { createUpstreamGeocoder, type UpstreamOptions } from './upstream.ts';
