export {
  compressImage,
  CompressionError,
  compressionErrorText,
  type CompressedImage,
  type CompressionOptions,
  type DecodedImage,
  type ImageCodec,
  type Surface,
} from './compressImage.ts';
export {
  fileProblem,
  headerBytes,
  inspectImage,
  maxSourcePixels,
  readImageHeader,
  type ImageFacts,
} from './imageHeader.ts';
