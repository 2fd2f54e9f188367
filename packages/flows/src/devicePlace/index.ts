export {
  devicePlaceMachine,
  type DevicePlaceContext,
  type DevicePlaceEmitted,
  type DevicePlaceEvent,
} from './devicePlace.machine.ts';
