import { texts } from '@porchlight/domain';
import {
  CompressionError,
  type DecodedImage,
  type ImageCodec,
  type Surface,
} from '@porchlight/flows/compression';

/** What both kinds of canvas have in common once drawn. */
type Context = Pick<
  CanvasRenderingContext2D,
  'drawImage' | 'fillRect' | 'fillStyle' | 'imageSmoothingEnabled' | 'imageSmoothingQuality'
>;

/** An empty canvas of a size, and how to write it out. */
export interface Canvas extends Surface {
  context: Context | null;
  /** Gives its memory back. */
  free(): void;
}

export type Source = CanvasImageSource & { readonly width: number; readonly height: number };

/** Makes a codec of a way to read pictures and a way to make canvases. */
export function canvasCodec(
  read: (blob: Blob) => Promise<{ source: Source; close: () => void }>,
  canvasOf: (width: number, height: number) => Canvas,
): ImageCodec {
  return {
    async decode(blob): Promise<DecodedImage> {
      const { source, close } = await read(blob);
      let canvas: Canvas | undefined;
      return {
        width: source.width,
        height: source.height,
        draw(width, height, matte) {
          canvas = canvasOf(width, height);
          const { context } = canvas;
          if (context === null) throw new CompressionError(texts.images.noCanvas);
          context.imageSmoothingEnabled = true;
          context.imageSmoothingQuality = 'high';
          if (matte !== null) {
            context.fillStyle = matte;
            context.fillRect(0, 0, width, height);
          }
          context.drawImage(source, 0, 0, width, height);
          return canvas;
        },
        close() {
          close();
          canvas?.free();
        },
      };
    },
  };
}

/** Reads a picture the right way up, whatever its camera noted about turning. */
export async function readBitmap(blob: Blob): Promise<{ source: ImageBitmap; close: () => void }> {
  const source = await createImageBitmap(blob, { imageOrientation: 'from-image' });
  return { source, close: () => source.close() };
}
