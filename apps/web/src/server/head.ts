import {
  absoluteImageUrl,
  brand,
  formatPrice,
  languages,
  parseSearch,
  pathIn,
  safeJsonForHtml,
  statusAllows,
  statusLabel,
  texts,
  truncateChars,
} from '@porchlight/domain';

import type { RouteMatch } from '../app/matchRoute.ts';
import { pageTitle } from '../lib/title.ts';
import { listingFailedTitle } from '../listings/listingFailed.words.ts';
import { language } from '../lib/language.words.ts';
import { paths } from '../lib/paths.ts';
import { sellerPageHref, sellerTitles } from '../screens/Seller/sellerAddresses.ts';
import { descriptionOf, searchDescription, sellerDescription } from './descriptions.ts';
import { escapeHtml, tag } from './html.ts';
import type { Prefetched } from './prefetch.ts';
import { productData, sellerData } from './structuredData.ts';

const descriptionMax = 160;
/** The site's preview image, for pages without a photo of their own: 1200 by 630 pixels, in `public`. */
const sitePreview = '/icons/preview.png';

const oneLine = (text: string): string => truncateChars(text.replace(/\s+/g, ' ').trim(), descriptionMax);

/** The canonical path of a page, independent of query and notation. */
function canonicalPath(
  { route, params }: RouteMatch,
  { listing, seller, landing }: Prefetched,
  url: URL,
): string {
  if (route.name === 'listings') return landing?.path ?? paths.listings.href();
  if (route.name === 'listing') return paths.listing.href(listing?.id ?? params['id'] ?? '');
  if (route.name === 'seller')
    return sellerPageHref(seller?.id ?? params['id'] ?? '', parseSearch(url.searchParams).page);
  return route.path;
}

function descriptionFor({ route }: RouteMatch, { listing, seller, landing }: Prefetched): string {
  if (seller !== undefined) return oneLine(sellerDescription(seller.name));
  if (landing !== undefined) return oneLine(searchDescription(landing.name));
  if (listing === undefined) return descriptionOf(route.name);
  const status = statusAllows(listing.status, 'buy') ? '' : `${statusLabel(listing.status)} · `;
  const price = formatPrice(listing.price, listing.price_type, listing.price_period);
  return oneLine(`${price} · ${listing.location} · ${status}${listing.description}`);
}

/** Titles of data pages when the data is missing, or failed to load. By route. */
const absent: Readonly<Record<string, { missing: string; failed: string }>> = {
  listing: { missing: texts.listing.notFoundTitle, failed: listingFailedTitle },
  seller: sellerTitles,
};

function absentTitle({ route }: RouteMatch, { status }: Prefetched): string | undefined {
  return status === 200 ? undefined : absent[route.name]?.[status === 404 ? 'missing' : 'failed'];
}

/** Links to the page in each language; the default language serves all others. */
const translationsOf = (publicUrl: string, path: string): string[] =>
  [...languages.map((known) => [known, known] as const), ['x-default', languages[0]] as const].map(
    ([hreflang, known]) => tag('link', { rel: 'alternate', hreflang, href: publicUrl + pathIn(known, path) }),
  );

/** The elements of `<head>` that describe a page. */
export function headOf(match: RouteMatch, page: Prefetched, url: URL, publicUrl: string): string {
  const { listing, seller, search, landing } = page;
  const isWhole = page.status === 200;
  const name = listing?.title ?? seller?.name ?? search ?? absentTitle(match, page) ?? match.route.title;
  const title = pageTitle(name);
  const description = descriptionFor(match, page);
  const path = canonicalPath(match, page, url);
  const canonical = publicUrl + pathIn(language, path);
  const photo = absoluteImageUrl(listing?.images[0]?.original_url ?? seller?.avatar, publicUrl);
  const product = listing && productData(listing, canonical, publicUrl);
  const data = product ?? (seller && sellerData(seller, canonical, publicUrl));
  // Pages without the site's layout are sign-in pages, which aren't search results.
  const isIndexed =
    isWhole && landing?.path !== null && match.route.access === 'public' && match.route.layout;
  const parts = [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    ...(isIndexed
      ? [tag('link', { rel: 'canonical', href: canonical }), ...translationsOf(publicUrl, path)]
      : [tag('meta', { name: 'robots', content: 'noindex' })]),
    tag('meta', { property: 'og:site_name', content: brand.name }),
    tag('meta', { property: 'og:type', content: product ? 'product' : seller ? 'profile' : 'website' }),
    tag('meta', { property: 'og:title', content: landing?.name ?? name ?? brand.name }),
    tag('meta', { property: 'og:description', content: description }),
    isIndexed ? tag('meta', { property: 'og:url', content: canonical }) : '',
    tag('meta', { property: 'og:image', content: photo ?? publicUrl + sitePreview }),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    data === undefined || !isWhole
      ? ''
      : `<script type="application/ld+json">${safeJsonForHtml(data)}</script>`,
  ];
  return parts.filter(Boolean).join('\n');
}
