import { imageMaxBytes, imagesMax } from '../limits/index.ts';

export const photoRules = `Puedes agregar hasta ${imagesMax} fotos. Cada una puede ser JPEG, PNG, WebP o GIF y pesar hasta ${imageMaxBytes / 1_048_576} MB.`;
