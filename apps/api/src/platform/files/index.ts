export { createDiskFiles } from './disk.ts';
export { isFileKey, privatePrefix, seedPrefix } from './keys.ts';
export { createS3Files } from './s3.ts';
export { avatarUrl, pictureUrl } from './pictureUrl.ts';
