export { foldPlace } from './fold.ts';
export { bundledPlaces, type Gazetteer } from './gazetteer.ts';
export { stateCode, stateNames } from './states.ts';
