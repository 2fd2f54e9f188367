import { addressOf } from '../../lib/ownPath.ts';
import { paths } from '../../lib/paths.ts';

/** URL of the photo on the card that was clicked, while the page with the card is still rendered. */
export function photoOnCard(listingId: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const href = addressOf(paths.listing.href(listingId));
  const link = [...document.querySelectorAll('article a')].find((each) => each.getAttribute('href') === href);
  const photo = link?.closest('article')?.querySelector<HTMLImageElement>('img:not([aria-hidden])');
  // A photo that hasn't loaded would be waited for twice.
  return photo?.complete === true && photo.naturalWidth > 0 ? photo.currentSrc : undefined;
}
