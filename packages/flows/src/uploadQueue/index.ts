export { uploadQueueMachine } from './uploadQueue.machine.ts';
export type {
  PreviewEvent,
  ResetInput,
  UploadInput,
  UploadQueueEmitted,
  UploadQueueEvent,
  UploadQueueInput,
} from './uploadQueue.types.ts';
export {
  remainingSlots,
  type ExistingPhoto,
  type InspectedFile,
  type PickedFile,
  type RejectedFiles,
  type Turn,
  type UploadItem,
  type UploadQueueContext,
  type UploadStatus,
} from './items.ts';
export { previewCleanup } from './previewCleanup.ts';
export { uploadAll, type UploadOutcome } from './uploadAll.ts';
export { isUntouched, nextToSend, photosOf, sendingPlace, type KeptArrangement } from './arrangement.ts';
