import { expect } from 'vitest';
import type { Listing, Pagination } from '@porchlight/domain';

/** Reads a path of the API. @throws when the response isn't a success */
export async function ask<Data>(origin: string, path: string): Promise<Data> {
  const response = await fetch(`${origin}/api/v1${path}`);
  expect(response.status, path).toBe(200);
  const body = (await response.json()) as { data: Data };
  return body.data;
}

/** The listings of a query, from the API. */
export function findListings(
  origin: string,
  query: Readonly<Record<string, string>>,
): Promise<{ listings: Listing[]; pagination: Pagination }> {
  return ask(origin, `/listings?${new URLSearchParams(query).toString()}`);
}

/** The one demo listing with this title and status. */
export async function listingTitled(origin: string, title: string, status = 'active'): Promise<Listing> {
  const { listings } = await findListings(origin, { query: title, status, limit: '100' });
  const found = listings.find((listing) => listing.title === title);
  if (found === undefined) throw new Error(`The demo has no listing '${title}'.`);
  return found;
}
