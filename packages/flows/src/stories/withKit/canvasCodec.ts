import type { ImageCodec } from '../../compression/index.ts';

/** Decodes, draws and encodes images with the browser's APIs. */
export const canvasCodec: ImageCodec = {
  async decode(blob) {
    const bitmap = await createImageBitmap(blob);
    return {
      width: bitmap.width,
      height: bitmap.height,
      draw(width, height, matte) {
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('This browser draws nothing');
        if (matte !== null) {
          context.fillStyle = matte;
          context.fillRect(0, 0, width, height);
        }
        context.drawImage(bitmap, 0, 0, width, height);
        return { encode: (type, quality) => canvas.convertToBlob({ type, quality }) };
      },
      close: () => bitmap.close(),
    };
  },
};
