export {
  ImageUploader,
  type ImageUploaderMessages,
  type ImageUploaderProps,
  type UploaderItem,
} from './ImageUploader.tsx';
