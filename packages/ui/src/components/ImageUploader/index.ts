export { ImageUploader, type ImageUploaderProps } from './ImageUploader.tsx';
export type { ImageUploaderMessages } from './ImageUploader.messages.ts';
export type { UploaderItem, UploaderNotice } from './model.ts';
