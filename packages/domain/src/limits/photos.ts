export const imagesMax = 5;
/** How many photos of one user can wait for their listing; more delete the oldest. */
export const waitingImagesMax = 20;
export const imageMaxBytes = 10 * 1_048_576;
/** The largest upload: every photo at its maximum size, plus the multipart overhead. */
export const uploadBodyMaxBytes = imagesMax * (imageMaxBytes + 1_048_576);
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export const compressedMaxWidth = 1920;
export const compressedMaxHeight = 1080;
/** A target, not a guarantee: a PNG has no quality to lower. */
export const compressedTargetBytes = 500 * 1024;
/** Quality in tenths, so that steps stay exact. */
export const qualityStartTenths = 8;
export const qualityFloorTenths = 1;
export const qualityStepTenths = 1;
