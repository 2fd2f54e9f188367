import {
  publicPlace,
  type ImageRendition,
  type Listing,
  type ListingImage,
  type ListingStatus,
  type Place,
  type PriceType,
} from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';

/** One size of a stored picture: where its bytes are, and its pixels. */
export interface StoredRendition {
  /** Key in the files port. */
  key: string;
  width: number;
  height: number;
}

/** A picture as `listing_images` keeps it. */
export interface StoredImage {
  id: string;
  alt: string;
  /** Narrowest first. */
  renditions: StoredRendition[];
  /** A tiny copy as a `data:` URL; null where there is none. */
  placeholder?: string | null;
}

interface ListingRow {
  id: string;
  user_id: string;
  title: string;
  description: string;
  price_cents: number;
  price_type: PriceType;
  location: string;
  place: Place;
  contact_email: string;
  contact_phone: string | null;
  status: ListingStatus;
  featured: boolean;
  created_at: Date;
  updated_at: Date;
  category_id: string;
  category_slug: string;
  category_name: string;
  category_icon: string;
  seller_name: string;
  seller_avatar: string | null;
  seller_verified: boolean;
  seller_created_at: Date;
  view_count: number;
  images: StoredImage[];
}

const select = `
  SELECT l.id, l.user_id, l.title, l.description, l.price_cents, l.price_type, l.location, l.place,
    l.contact_email, l.contact_phone, l.status, l.featured, l.created_at, l.updated_at,
    c.id AS category_id, c.slug AS category_slug, c.name AS category_name, coalesce(g.icon, c.icon) AS category_icon,
    u.name AS seller_name, u.avatar_key AS seller_avatar, u.verified AS seller_verified, u.created_at AS seller_created_at,
    coalesce(v.views, 0) AS view_count,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'alt', i.alt, 'renditions', i.renditions,
        'placeholder', i.placeholder)
        ORDER BY i.position, i.id), '[]'::jsonb)
      FROM listing_images i WHERE i.listing_id = l.id) AS images
  FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place_in_list)
    JOIN listings l ON l.id = wanted.id
    JOIN users u ON u.id = l.user_id AND u.active
    JOIN categories c ON c.id = l.category_id
    LEFT JOIN categories g ON g.id = c.parent_id
    LEFT JOIN listing_view_counts v ON v.listing_id = l.id
  ORDER BY wanted.place_in_list`;

/**
 * Listings as the wire shows them, in the order of `ids`; what is gone is left out, and so is what a deactivated person
 * has posted.
 * @param viewerId who reads: contact fields and the exact place are in the answer only for a listing's owner; whoever
 * else is told its town. This is the one place where a listing's answer is made
 */
export async function readListings(
  db: Queryable,
  ids: readonly string[],
  viewerId: string | null,
): Promise<Listing[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<ListingRow>(select, [ids]);
  return rows.map((row) => toListing(row, viewerId));
}

function toListing(row: ListingRow, viewerId: string | null): Listing {
  const isOwner = row.user_id === viewerId;
  const place = isOwner ? row.place : publicPlace(row.place);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    price: row.price_cents / 100,
    price_type: row.price_type,
    location: isOwner ? row.location : place.formatted,
    canonical_location: place,
    ...(isOwner ? { contact_email: row.contact_email, contact_phone: row.contact_phone } : {}),
    category_id: row.category_id,
    category: {
      id: row.category_id,
      slug: row.category_slug,
      name: row.category_name,
      icon: row.category_icon,
    },
    status: row.status,
    featured: row.featured,
    view_count: row.view_count,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    images: row.images.map(toImage),
    user_id: row.user_id,
    user: {
      id: row.user_id,
      name: row.seller_name,
      avatar: row.seller_avatar === null ? null : imageUrl(row.seller_avatar),
      created_at: row.seller_created_at.toISOString(),
      verified: row.seller_verified,
    },
  };
}

/** Thumbnails are the narrowest picture at least this wide. */
const THUMBNAIL_WIDTH = 320;

/** A picture as the wire shows it. */
export function toImage(image: StoredImage): ListingImage {
  const renditions: ImageRendition[] = image.renditions.map(({ key, width, height }) => ({
    url: imageUrl(key),
    width,
    height,
  }));
  const original = renditions.at(-1);
  const thumbnail = renditions.find((rendition) => rendition.width >= THUMBNAIL_WIDTH) ?? original;
  return {
    id: image.id,
    thumbnail_url: thumbnail?.url ?? '',
    original_url: original?.url ?? '',
    alt: image.alt,
    ...(original === undefined ? {} : { width: original.width, height: original.height }),
    renditions,
    ...(image.placeholder == null ? {} : { placeholder: image.placeholder }),
  };
}

/** Where the bytes of a stored picture are served. */
export function imageUrl(key: string): string {
  return `/images/${key}`;
}
