export { ImageUploader, type ImageUploaderProps } from './ImageUploader.tsx';
export type { ImageUploaderMessages, UploaderItem, UploaderNotice } from './model.ts';
