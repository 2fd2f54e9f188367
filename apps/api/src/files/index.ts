export { createDiskFiles } from './disk.ts';
export { isFileKey, seedPrefix } from './keys.ts';
export { createMemoryFiles } from './memory.ts';
export { createS3Files } from './s3.ts';
