import { absoluteImageUrl, type Listing, type ListingImage } from '@porchlight/domain';

/** Stands for the page's own host where addresses stay relative to it. Never requested. */
const ownHost = 'http://own.invalid';

/** A path that parsing leaves as it is, as nearly all are: a page of cards has a hundred, and parsing is slow. */
const plainPath = /^(?:\/[\w-]+)+\.\w+$/;

function address(value: string, origin: string): string {
  if (origin === '' && plainPath.test(value)) return value;
  const url = absoluteImageUrl(value, origin === '' ? ownHost : origin) ?? '';
  // On the page's own host the path alone is absolute enough, and the same on the server and in the browser.
  return url.startsWith(`${ownHost}/`) ? url.slice(ownHost.length) : url;
}

/** A photo whose addresses are safe to load, whatever host the API lives on. An unsafe one becomes no photo. */
export function withAbsoluteUrls(image: ListingImage, origin: string): ListingImage {
  return {
    ...image,
    thumbnail_url: address(image.thumbnail_url, origin),
    original_url: address(image.original_url, origin),
    // Browsers choose among these before anything else: one that is not safe is no choice.
    renditions: image.renditions
      ?.map((size) => ({ ...size, url: address(size.url, origin) }))
      .filter(({ url }) => url !== ''),
  };
}

/** A listing whose photos can be shown. */
export function withAbsoluteImages<Pictured extends Pick<Listing, 'images'>>(
  listing: Pictured,
  origin: string,
): Pictured {
  return { ...listing, images: listing.images.map((image) => withAbsoluteUrls(image, origin)) };
}

/** The address of a photo as it is safe to load; null where there is none. */
export const photoAddress = (value: string | null | undefined, origin: string): string | null =>
  (value && address(value, origin)) || null;

/** A photo of which only one address is known, described by words beside it. */
export function photoAt(value: string | null | undefined, origin: string): ListingImage | undefined {
  const url = photoAddress(value, origin);
  return url === null ? undefined : { id: url, thumbnail_url: url, original_url: url, alt: '' };
}
