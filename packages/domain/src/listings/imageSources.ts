import type { ListingImage } from '../answers/index.ts';

/** Attributes of an `<img>` that chooses between the renditions of a photo. */
export interface ImageSources {
  src: string;
  /** Absent without alternatives. */
  srcSet: string | undefined;
}

/** The renditions of a photo as `src` and `srcset`. `src` is the small one: for browsers without `srcset`. */
export function imageSources({
  thumbnail_url: small,
  original_url: full,
  renditions = [],
}: Pick<ListingImage, 'thumbnail_url' | 'original_url' | 'renditions'>): ImageSources {
  const srcSet = renditions.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return { src: small || full, srcSet: renditions.length > 1 ? srcSet : undefined };
}

/** A photo's placeholder, only when it is an inline image and no URL of anything else. */
export function imagePlaceholder({ placeholder }: Pick<ListingImage, 'placeholder'>): string | undefined {
  return placeholder?.startsWith('data:image/') ? placeholder : undefined;
}
