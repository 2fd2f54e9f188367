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

/** Reads a picture and turns it upright by its Exif. */
export async function readBitmap(blob: Blob): Promise<{ source: ImageBitmap; close: () => void }> {
  const source = await bitmapOf(blob).catch((error: unknown) => withEndMarker(blob, error));
  return { source, close: () => source.close() };
}

const bitmapOf = (blob: Blob): Promise<ImageBitmap> =>
  createImageBitmap(blob, { imageOrientation: 'from-image' });

/** Reads a JPEG that lost its end marker: browsers show it, but make no bitmap of it. */
async function withEndMarker(blob: Blob, error: unknown): Promise<ImageBitmap> {
  const bitmap = await bitmapOf(new Blob([blob, Uint8Array.of(0xff, 0xd9)]));
  if (hasLastPixel(bitmap)) return bitmap;
  bitmap.close();
  throw error;
}

/** Whether the last pixel was there: decoders fill missing ones with medium gray. */
function hasLastPixel(bitmap: ImageBitmap): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  context?.drawImage(bitmap, bitmap.width - 1, bitmap.height - 1, 1, 1, 0, 0, 1, 1);
  const [red = 128, green = 128, blue = 128] = context?.getImageData(0, 0, 1, 1).data ?? [];
  return [red, green, blue].some((value) => Math.abs(value - 128) > 2);
}
