import { texts } from '@porchlight/domain';
import {
  CompressionError,
  type DecodedImage,
  type ImageCodec,
  type Surface,
} from '@porchlight/flows/compression';

/** The drawing methods that both kinds of canvas share. */
type Context = Pick<
  CanvasRenderingContext2D,
  'drawImage' | 'fillRect' | 'fillStyle' | 'imageSmoothingEnabled' | 'imageSmoothingQuality'
>;

/** An empty canvas, and a way to encode it. */
export interface Canvas extends Surface {
  context: Context | null;
  /** Frees its memory. */
  free(): void;
}

export type Source = CanvasImageSource & { readonly width: number; readonly height: number };

/** Creates a codec from a decoder and a canvas factory. */
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

/** Decodes an image upright, according to its Exif orientation. */
export async function readBitmap(blob: Blob): Promise<{ source: ImageBitmap; close: () => void }> {
  const source = await createImageBitmap(blob, { imageOrientation: 'from-image' });
  return { source, close: () => source.close() };
}
