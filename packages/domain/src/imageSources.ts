import type { ListingImage } from './entities.ts';

/** How wide thumbnails are, in pixels, unless the original is narrower. */
export const thumbnailWidth = 640;

/** What an `<img>` needs to choose between the renditions of a photo. */
export interface ImageSources {
  src: string;
  /** Absent when there is only one rendition, or the original's width is unknown. */
  srcSet: string | undefined;
}

/**
 * The renditions of a photo as `src` and `srcset`. The small one comes first: it is what browsers without `srcset`
 * load, and what a card needs.
 */
export function imageSources(
  image: Pick<ListingImage, 'thumbnail_url' | 'original_url' | 'width'>,
): ImageSources {
  const { thumbnail_url: small, original_url: full, width } = image;
  const src = small || full;
  if (!small || !full || small === full || width === undefined || width <= thumbnailWidth) {
    return { src, srcSet: undefined };
  }
  return { src, srcSet: `${small} ${thumbnailWidth}w, ${full} ${width}w` };
}
