import { absoluteImageUrl, type Listing, type ListingImage } from '@porchlight/domain';

/** Placeholder for the page's own host while resolving relative URLs. Never requested. */
const ownHost = 'http://own.invalid';

/** A path that parsing would not change. Most paths match, and parsing a hundred per page is slow. */
const plainPath = /^(?:\/[\w-]+)+\.\w+$/;

function address(value: string, origin: string): string {
  if (origin === '' && plainPath.test(value)) return value;
  const url = absoluteImageUrl(value, origin === '' ? ownHost : origin) ?? '';
  // On the page's own host use the path, which is the same on the server and in the browser.
  return url.startsWith(`${ownHost}/`) ? url.slice(ownHost.length) : url;
}

/** A photo with safe absolute URLs. An unsafe URL becomes empty. */
export function withAbsoluteUrls(image: ListingImage, origin: string): ListingImage {
  return {
    ...image,
    thumbnail_url: address(image.thumbnail_url, origin),
    original_url: address(image.original_url, origin),
    // Browsers prefer renditions to other URLs, so drop unsafe ones.
    renditions: image.renditions
      ?.map((size) => ({ ...size, url: address(size.url, origin) }))
      .filter(({ url }) => url !== ''),
  };
}

/** A listing with safe photo URLs. */
export function withAbsoluteImages<Pictured extends Pick<Listing, 'images'>>(
  listing: Pictured,
  origin: string,
): Pictured {
  return { ...listing, images: listing.images.map((image) => withAbsoluteUrls(image, origin)) };
}

/** A safe photo URL; null without one. */
export const photoAddress = (value: string | null | undefined, origin: string): string | null =>
  (value && address(value, origin)) || null;

/** A photo from a single URL, described by text next to it. */
export function photoAt(value: string | null | undefined, origin: string): ListingImage | undefined {
  const url = photoAddress(value, origin);
  return url === null ? undefined : { id: url, thumbnail_url: url, original_url: url, alt: '' };
}
