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
  uploadProgressById,
  type InspectedFile,
  type PickedFile,
  type RejectedFiles,
  type UploadItem,
  type UploadQueueContext,
  type UploadStatus,
} from './items.ts';
export { previewCleanup } from './previewCleanup.ts';
export { uploadAll, type UploadOutcome } from './uploadAll.ts';
