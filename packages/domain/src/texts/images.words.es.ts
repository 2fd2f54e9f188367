import { imagesMax } from '../limits/index.ts';

export const typesInvalid = 'Elige archivos de imagen válidos (JPEG, PNG, WebP, GIF)';
export const tooLarge = 'Cada imagen debe pesar 10 MB o menos';
export const unreadable = 'No se puede leer: es una carpeta, un archivo vacío o uno que no se puede abrir';
export const processingFailed = 'No se pudieron preparar algunas imágenes. Inténtalo de nuevo.';
export const noCanvas = 'El navegador no pudo preparar la imagen';
export const compressFailed = 'No se pudo comprimir la imagen';
export const loadFailed = 'No se pudo cargar la imagen';
export const gifBecomesStill = 'Las imágenes animadas se convierten en fotos fijas';
export const gone = 'Una foto ya no está. Quítala o agrégala de nuevo.';
export const unusable = (photo: number, reason: string): string =>
  `Foto ${photo}: ${reason}. Inténtalo de nuevo, o quítala y agrega otra.`;
export const fileName = 'foto';
export const photosInvalid = `Un anuncio puede tener hasta ${imagesMax} fotos`;

export const tooMany = (remaining: number): string =>
  `Solo puedes subir ${remaining} ${remaining === 1 ? 'imagen' : 'imágenes'} más. Algunos archivos no se agregaron.`;
