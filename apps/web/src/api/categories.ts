import {
  type CategoriesAnswer,
  type CategoryStatsAnswer,
  type ListingsAnswer,
  type ListingsQuery,
  toCallParams,
} from '@porchlight/domain';
import type { SWRResponse } from 'swr';

import type { ApiError } from './errors.ts';
import { queryString, type Resource, useResource } from './resource.ts';

export const categories: Resource<CategoriesAnswer> = {
  key: '/categories',
  fetch: (api) => api.read('/categories', 'categories'),
};

/** The main categories with their active listing counts. */
export const categoryStats: Resource<CategoryStatsAnswer> = {
  key: '/categories/stats',
  fetch: (api) => api.read('/categories/stats', 'categoryStats'),
};

/** A query for one category's listings. */
export type CategoryListingsQuery = Partial<Omit<ListingsQuery, 'category'>>;

/** Listings of one category, for example those related to a listing. */
export function categoryListings(id: string, query: CategoryListingsQuery = {}): Resource<ListingsAnswer> {
  const path = `/categories/${encodeURIComponent(id)}/listings${queryString(toCallParams(query))}`;
  return { key: path, fetch: (api) => api.read(path, 'listings') };
}

/** The category tree; not requested while `isWanted` is false. */
export function useCategories(isWanted = true): SWRResponse<CategoriesAnswer, ApiError> {
  return useResource(isWanted ? categories : null);
}

/** The main categories with their counts. */
export function useCategoryStats(): SWRResponse<CategoryStatsAnswer, ApiError> {
  return useResource(categoryStats);
}

/** Listings of one category; `null` requests nothing yet. */
export function useCategoryListings(
  id: string | null,
  query: CategoryListingsQuery = {},
): SWRResponse<ListingsAnswer, ApiError> {
  return useResource(id === null ? null : categoryListings(id, query));
}
