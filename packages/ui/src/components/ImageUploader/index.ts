export {
  ImageUploader,
  type ImageUploaderMessages,
  type ImageUploaderProps,
  type UploaderItem,
  type UploaderNotice,
} from './ImageUploader.tsx';
