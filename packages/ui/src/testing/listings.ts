import type { Category, Listing, Seller } from '@porchlight/domain';
import { categoryTraits, categoryTree } from '@porchlight/domain';

import { type SamplePhoto, samplePhoto } from './photos.ts';

/** The time of every story. */
export const sampleNow = Date.parse('2026-06-15T16:00:00.000Z');

const daysAgo = (days: number): string => new Date(sampleNow - days * 86_400_000).toISOString();

export const sampleSeller: Seller = {
  id: 'ana',
  name: 'Ana Castillo',
  avatar: null,
  created_at: '2024-03-09T12:00:00.000Z',
  verified: true,
};

const base: Listing = {
  id: 'oak-table',
  title: 'Oak dining table with two chairs',
  description:
    'Solid oak, made in the sixties and looked after since. Seats four, six if they are friends.\n\nOne water mark on the top. It comes apart in ten minutes.',
  price: 240,
  price_type: 'negotiable',
  location: 'Asheville, NC',
  canonical_location: null,
  category_id: 'furniture',
  category: { id: 'furniture', slug: 'furniture', name: 'Furniture', icon: 'tag' },
  status: 'active',
  featured: false,
  view_count: 1204,
  created_at: daysAgo(2),
  images: [],
  user: sampleSeller,
};

/** A listing for stories: an oak table, with the given fields replaced. */
export function sampleListing(change: Partial<Listing> = {}, ...photos: SamplePhoto[]): Listing {
  return { ...base, images: photos.map(samplePhoto), ...change };
}

/** Eight typical listings, for grids. */
export const sampleListings: readonly Listing[] = [
  sampleListing({ featured: true }, 'table'),
  sampleListing(
    {
      id: 'bike',
      title: 'City bike, 54 cm, new tires',
      price: 180,
      price_type: 'fixed',
      location: 'Durham, NC',
      created_at: daysAgo(0),
    },
    'bike',
  ),
  sampleListing(
    {
      id: 'sofa',
      title: 'Two-seat sofa, soft green, from a home without pets',
      price: 0,
      price_type: 'free',
      location: 'Raleigh, NC',
      created_at: daysAgo(1),
    },
    'sofa',
  ),
  sampleListing(
    {
      id: 'camera',
      title: 'Film camera with a 50 mm lens',
      price: 95.5,
      price_type: 'fixed',
      location: 'Charlotte, NC',
      created_at: daysAgo(9),
    },
    'camera',
  ),
  sampleListing(
    {
      id: 'guitar',
      title: 'Acoustic guitar',
      price: 320,
      price_type: 'negotiable',
      location: 'Boone, NC',
      created_at: daysAgo(15),
    },
    'guitar',
  ),
  sampleListing(
    {
      id: 'tutoring',
      title: 'Reading and algebra tutor, books and pencils here, evenings and Saturday mornings',
      price: 30,
      price_type: 'fixed',
      location: 'Winston-Salem, NC',
      created_at: daysAgo(22),
    },
    'schoolbooks',
  ),
  sampleListing(
    {
      id: 'dog',
      title: 'Found: friendly brown dog near Carver Park',
      price: 0,
      price_type: 'free',
      location: 'Greensboro, NC',
      created_at: daysAgo(0.1),
    },
    'dog',
  ),
  sampleListing(
    {
      id: 'chair',
      title: 'Wooden chair',
      price: 60,
      price_type: 'fixed',
      location: 'Wilmington, NC',
      created_at: daysAgo(48),
    },
    'chair',
  ),
];

/** The category tree as a server response. */
export const sampleCategories: readonly Category[] = categoryTree.map((group) => ({
  id: `id-${group.slug}`,
  slug: group.slug,
  name: group.name,
  icon: group.icon,
  subCategories: group.subCategories.map(({ slug, name }) => ({
    id: `id-${slug}`,
    slug,
    name,
    ...categoryTraits(slug),
  })),
}));
