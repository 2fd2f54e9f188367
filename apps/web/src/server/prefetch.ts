import { type Listing, parseSearch, type SellerProfile } from '@porchlight/domain';

import {
  type ApiClient,
  ApiError,
  categories,
  categoryListings,
  categoryStats,
  isMissing,
  listing,
  recentListings,
  type Resource,
  searchListings,
  seller,
  sellerListings,
} from '../api/index.ts';
import type { RouteMatch } from '../app/matchRoute.ts';
import { paths } from '../lib/paths.ts';
import { freshCount } from '../screens/Home/FreshListings.tsx';
import { corrected } from '../screens/Listings/corrected.ts';
import { listingsTitle } from '../screens/Listings/listingsTitle.ts';
import { sellerPageHref } from '../screens/Seller/sellerAddresses.ts';
import { relatedQuery } from '../screens/ListingDetail/related.ts';
import { type Landing, landingOf } from './landing.ts';

/** The data a page is rendered from. */
export interface Prefetched {
  /** 503: the page's main data failed to load. */
  status: 200 | 404 | 503;
  /** Responses by cache key. Failed ones are omitted: the browser requests them and shows the failure. */
  answers: Record<string, unknown>;
  /** HTTP status by cache key of the main data, when missing or failed: shown at once. */
  failed: Record<string, number>;
  /** The corrected address, for a redirect. */
  movedTo?: string;
  /** The title of the page's search. */
  search?: string;
  /** The same page for search engines and link previews. */
  landing?: Landing;
  /** The page's listing. */
  listing?: Listing;
  /** The page's seller. */
  seller?: SellerProfile;
}

/** Loads the data of a public page. Never rejects. */
export async function prefetch(api: ApiClient, { route, params }: RouteMatch, url: URL): Promise<Prefetched> {
  const page: Prefetched = { status: route.name === 'notFound' ? 404 : 200, answers: {}, failed: {} };
  /** The error of an API that is down: the rest of the page is not requested. */
  let outage: ApiError | undefined;

  /** @param isSubject whether it is the page's main data, not only a part */
  async function take<Data>({ key, fetch }: Resource<Data>, isSubject = false): Promise<Data | undefined> {
    try {
      if (outage !== undefined) throw outage;
      const answer = await fetch(api);
      page.answers[key] = answer;
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 503) outage = error;
      if (isSubject && (isMissing(error) || error.isTransient)) {
        page.status = isMissing(error) ? 404 : 503;
        page.failed[key] = page.status;
      }
      return undefined;
    }
  }

  switch (route.name) {
    case 'home':
      await Promise.all([take(categoryStats), take(recentListings(freshCount))]);
      break;
    case 'categories':
      await take(categories, true);
      break;
    case 'search':
      await take(categories);
      break;
    case 'listings': {
      const search = parseSearch(url.searchParams);
      const tree = (await take(categories)) ?? [];
      const asked = searchListings(search, tree, () => undefined);
      const answer = asked === null ? undefined : await take(asked, true);
      const hasNothing = asked === null || answer?.pagination.total === 0;
      page.search = listingsTitle(search, tree, hasNothing);
      page.landing = landingOf(search, tree, hasNothing);
      const fixed = corrected(search, tree, answer);
      if (fixed !== search) page.movedTo = paths.listings.href(fixed);
      break;
    }
    case 'listing': {
      const found = await take(listing(params['id'] ?? ''), true);
      if (found === undefined) break;
      page.listing = found;
      const related = relatedQuery(found);
      if (related !== null) await take(categoryListings(related.categoryId, related.query));
      break;
    }
    case 'seller': {
      const [id, asked] = [params['id'] ?? '', parseSearch(url.searchParams).page];
      const found = await take(seller(id), true);
      if (found === undefined) break;
      page.seller = found;
      const last = (await take(sellerListings(id, asked)))?.pagination.total_pages ?? 0;
      if (last > 0 && asked > last) page.movedTo = sellerPageHref(id, last);
      break;
    }
    default:
      break;
  }
  return page;
}
