export { createCompressor, type Compressor } from './compressImage.ts';
export { inspectFiles } from './inspectFiles.ts';
export { provideUploadQueue, type UploadQueuePorts } from './provideUploadQueue.ts';
