import { parseSearch } from '@porchlight/domain';

import {
  categories,
  categoryListings,
  listing,
  type Known,
  type Resource,
  searchListings,
  seller,
  sellerListings,
} from '../../api/index.ts';
import { relatedQuery } from '../../screens/ListingDetail/related.ts';
import type { RouteMatch } from '../matchRoute.ts';

/**
 * Resources of a public page, the main one first. A resource that depends on another one's response is
 * included once that response is known.
 */
export function pageQuestions({ route, params }: RouteMatch, url: URL, known: Known): Resource<unknown>[] {
  switch (route.name) {
    case 'listing': {
      const subject = listing(params['id'] ?? '');
      const found = known(subject);
      const related = found === undefined ? null : relatedQuery(found);
      return related === null ? [subject] : [subject, categoryListings(related.categoryId, related.query)];
    }
    case 'listings': {
      const tree = known(categories);
      const found = tree === undefined ? null : searchListings(parseSearch(url.searchParams), tree, known);
      return found === null ? [categories] : [categories, found];
    }
    case 'seller': {
      const id = params['id'] ?? '';
      return [seller(id), sellerListings(id, parseSearch(url.searchParams).page)];
    }
    case 'categories':
    case 'search':
      return [categories];
    default:
      return [];
  }
}
