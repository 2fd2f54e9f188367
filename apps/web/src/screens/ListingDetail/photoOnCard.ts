import { paths } from '../../lib/paths.ts';

/** Address of the photo on the card that led here, while the page with the card is still drawn. */
export function photoOnCard(listingId: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const href = paths.listing.href(listingId);
  const link = [...document.querySelectorAll('article a')].find((each) => each.getAttribute('href') === href);
  const photo = link?.closest('article')?.querySelector<HTMLImageElement>('img:not([aria-hidden])');
  // One that has not come would be waited for twice.
  return photo?.complete === true && photo.naturalWidth > 0 ? photo.currentSrc : undefined;
}
