export { PlaceField, type DeviceStatus, type PlaceFieldProps } from './PlaceField.tsx';
export type { PlaceFieldMessages } from './PlaceField.messages.ts';
