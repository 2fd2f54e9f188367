import {
  absoluteImageUrl,
  brand,
  formatPrice,
  type Listing,
  parseSearch,
  safeJsonForHtml,
  statusAllows,
  statusLabel,
  texts,
  toPrice,
  truncateChars,
} from '@porchlight/domain';

import type { RouteMatch } from '../app/matchRoute.ts';
import { pageTitle } from '../lib/title.ts';
import { listingFailedTitle } from '../listings/listingFailed.ts';
import { paths } from '../lib/paths.ts';
import { descriptionOf, searchDescription } from './descriptions.ts';
import { escapeHtml, tag } from './html.ts';
import type { Prefetched } from './prefetch.ts';

const descriptionMax = 160;

const oneLine = (text: string): string => truncateChars(text.replace(/\s+/g, ' ').trim(), descriptionMax);

/**
 * The parts of an address that name a page for search engines: the query decides on the listings page only, and neither
 * a slash at the end nor the number of the first page makes another page.
 */
function canonicalPath({ route }: RouteMatch, url: URL): string {
  if (route.path === paths.myListingsAlias.path) return paths.myListings.href();
  const path = url.pathname.replace(/\/+$/, '') || paths.home.href();
  if (route.path !== paths.listings.path) return path;
  const { query, category, mainCategory, location, page } = parseSearch(url.searchParams);
  return paths.listings.href({ query, category, mainCategory, location, page });
}

function listingData(listing: Listing, address: string, publicUrl: string): object {
  const price = toPrice(listing.price);
  const images = listing.images.flatMap((image) => absoluteImageUrl(image.original_url, publicUrl) ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: listing.title,
    description: listing.description,
    url: address,
    ...(images.length > 0 && { image: images }),
    ...(listing.category && { category: listing.category.name }),
    ...(price !== undefined && {
      offers: {
        '@type': 'Offer',
        price: price.toFixed(2),
        priceCurrency: 'USD',
        url: address,
        availability: `https://schema.org/${statusAllows(listing.status, 'buy') ? 'InStock' : 'SoldOut'}`,
        areaServed: listing.location,
        ...(listing.user && { seller: { '@type': 'Person', name: listing.user.name } }),
      },
    }),
  };
}

function descriptionFor({ route }: RouteMatch, { listing, search }: Prefetched): string {
  if (search !== undefined) return oneLine(searchDescription(search));
  if (listing === undefined) return descriptionOf(route.path);
  const status = statusAllows(listing.status, 'buy') ? '' : `${statusLabel(listing.status)} · `;
  const price = formatPrice(listing.price, listing.price_type);
  return oneLine(`${price} · ${listing.location} · ${status}${listing.description}`);
}

/** What the page of a listing is called that is not there, or did not come. */
function absentListing({ status }: Prefetched): string | undefined {
  if (status === 200) return undefined;
  return status === 404 ? texts.listing.notFoundTitle : listingFailedTitle;
}

/** The elements of `<head>` that say what a page is. */
export function headOf(match: RouteMatch, page: Prefetched, url: URL, publicUrl: string): string {
  const { listing, search, hasNothing = false } = page;
  const isWhole = page.status === 200;
  const name = listing?.title ?? search ?? (match.params['id'] && absentListing(page)) ?? match.route.title;
  const title = pageTitle(name);
  const description = descriptionFor(match, page);
  const canonical = `${publicUrl}${hasNothing ? paths.listings.href() : canonicalPath(match, url)}`;
  const image = listing && absoluteImageUrl(listing.images[0]?.original_url, publicUrl);
  // The pages without the site around them are ways in, and no answer to a search.
  const isIndexed = isWhole && !hasNothing && match.route.access === 'public' && match.route.layout;
  const parts = [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    isIndexed
      ? tag('link', { rel: 'canonical', href: canonical })
      : tag('meta', { name: 'robots', content: 'noindex' }),
    tag('meta', { property: 'og:site_name', content: brand.name }),
    tag('meta', { property: 'og:type', content: listing ? 'product' : 'website' }),
    tag('meta', { property: 'og:title', content: name ?? brand.name }),
    tag('meta', { property: 'og:description', content: description }),
    tag('meta', { property: 'og:url', content: canonical }),
    image === undefined ? '' : tag('meta', { property: 'og:image', content: image }),
    tag('meta', { name: 'twitter:card', content: image === undefined ? 'summary' : 'summary_large_image' }),
    listing && isWhole
      ? `<script type="application/ld+json">${safeJsonForHtml(listingData(listing, canonical, publicUrl))}</script>`
      : '',
  ];
  return parts.filter(Boolean).join('\n');
}
