export { uploadQueueMachine } from './uploadQueue.machine.ts';
export type {
  PreviewEvent,
  UploadInput,
  UploadQueueEmitted,
  UploadQueueEvent,
  UploadQueueInput,
} from './uploadQueue.types.ts';
export {
  remainingSlots,
  uploadShares,
  type InspectedFile,
  type PickedFile,
  type TurnedDown,
  type UploadItem,
  type UploadQueueContext,
  type UploadStatus,
} from './items.ts';
export { previewKeeper } from './previewKeeper.ts';
export { uploadAll, type UploadOutcome } from './uploadAll.ts';
