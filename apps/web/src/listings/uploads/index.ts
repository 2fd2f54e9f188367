export { createCompressor } from './compressImage.ts';
export { provideUploadQueue } from './provideUploadQueue.ts';
