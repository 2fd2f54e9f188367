export { foldPlace } from './fold.ts';
export { bundledPlaces } from './gazetteer.ts';
export { stateCode } from './states.ts';
export { rememberPlaces, resolvePlace } from './places.ts';
export { geoRoutes } from './routes.ts';
export { createUpstreamGeocoder } from './upstream.ts';
