export {
  uploadQueueMachine,
  type PreviewEvent,
  type UploadInput,
  type UploadQueueEmitted,
  type UploadQueueEvent,
  type UploadQueueInput,
} from './uploadQueue.machine.ts';
export {
  remainingSlots,
  type InspectedFile,
  type PickedFile,
  type UploadItem,
  type UploadQueueContext,
  type UploadStatus,
} from './items.ts';
export { previewKeeper } from './previewKeeper.ts';
export { uploadAll, type UploadOutcome } from './uploadAll.ts';
