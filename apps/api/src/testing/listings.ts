import type {
  ListingCondition,
  ListingsAnswer,
  ListingStatus,
  PricePeriod,
  PriceType,
} from '@porchlight/domain';
import { categoryId } from '../market/categories/index.ts';
import { bundledPlaces } from '../market/geo/index.ts';
import type { TestApi } from './testApi.ts';

/** Fields of a test listing; all others get made-up values. */
export interface ListingFields {
  /** Id of its owner; default: a new user. */
  owner?: string;
  title?: string;
  description?: string;
  /** Slug; default 'furniture'. */
  category?: string;
  cents?: number;
  priceType?: PriceType;
  /** Default: a total price. */
  pricePeriod?: PricePeriod;
  /** 'City, ST' or 'City, ST ZIP'; default 'Austin, TX'. */
  place?: string;
  status?: ListingStatus;
  /** ISO 8601; default: the clock's now. */
  createdAt?: string;
  /** Default: none. */
  condition?: ListingCondition;
  photo?: boolean;
}

/** Inserts a user directly into the database, without a usable password; returns the id. */
export async function addUser(test: TestApi, name = 'Test Seller'): Promise<string> {
  const id = test.deps.ids.next();
  const now = test.clock.now();
  await test.db.query(
    `INSERT INTO users (id, email, name, password_hash, verified, created_at, updated_at)
     VALUES ($1, $2, $3, 'none', true, $4, $4)`,
    [id, `${id}@porchlight.test`, name, now],
  );
  return id;
}

/** Inserts a listing directly into the database; returns its id. */
export async function addListing(test: TestApi, sketch: ListingFields = {}): Promise<string> {
  const id = test.deps.ids.next();
  const { place, formatted } = await placeOf(sketch.place ?? 'Austin, TX');
  const createdAt = sketch.createdAt ?? test.clock.now().toISOString();
  await test.db.query(
    `INSERT INTO listings (id, user_id, category_id, title, description, price_cents, price_type, location, place,
       contact_email, contact_phone, status, created_at, updated_at, condition, price_period)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, 'seller@porchlight.test', '(512) 555-0100', $10, $11, $11, $12, $13)`,
    [
      id,
      sketch.owner ?? (await addUser(test)),
      categoryId(sketch.category ?? 'furniture'),
      sketch.title ?? 'A thing for sale',
      sketch.description ?? 'It is in good shape and ready to be picked up.',
      sketch.cents ?? 1000,
      sketch.priceType ?? 'fixed',
      formatted,
      JSON.stringify(place),
      sketch.status ?? 'active',
      createdAt,
      sketch.condition ?? null,
      sketch.pricePeriod ?? null,
    ],
  );
  if (sketch.photo)
    await test.db.query(
      `INSERT INTO listing_images (id, listing_id, position, alt, renditions, created_at) VALUES ($1, $2, 0, '', '[]', $3)`,
      [test.deps.ids.next(), id, createdAt],
    );
  return id;
}

async function placeOf(text: string) {
  const places = await bundledPlaces();
  const [, city = '', state = '', zip] = /^(.+), ([A-Z]{2})(?: (\d{5}))?$/.exec(text) ?? [];
  const place = zip === undefined ? places.city(city, state) : places.zip(zip);
  if (place === null) throw new Error(`There is no place '${text}'.`);
  return { place, formatted: place.formatted };
}

export async function removeListings(test: TestApi): Promise<void> {
  await test.db.query('DELETE FROM listings');
}

/** The results of a query. @throws when it is refused */
export async function listListings(
  test: TestApi,
  query: string,
  path = '/api/v1/listings',
): Promise<ListingsAnswer> {
  const response = await test.request('GET', `${path}?${query}`);
  if (response.status !== 200) throw new Error(`${query} failed with ${response.status}.`);
  return (await response.json()).data;
}

export async function listTitles(test: TestApi, query: string, path?: string): Promise<string[]> {
  return (await listListings(test, query, path)).listings.map(({ title }) => title);
}
