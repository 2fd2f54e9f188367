import type { SeedFavorite } from '../types.ts';

/** A user's favorites, newest first, with `step` days between them. */
const saved = (
  user: string,
  newestDaysAgo: number,
  step: number,
  listings: readonly string[],
): SeedFavorite[] =>
  listings.map((listing, place) => ({
    user,
    listing,
    daysAgo: Number((newestDaysAgo + place * step).toFixed(2)),
  }));

/** The demo favorites. Ana has more than one page of them, and some that are no longer for sale. */
export const favorites: readonly SeedFavorite[] = [
  ...saved('ana', 0.1, 0.05, [
    'teal-city-bike',
    'green-sofa',
    'acoustic-guitar',
    'tan-puppy',
    'small-house',
    'striped-rug',
    'leather-handbag',
    'lawn-chair',
    'wood-turntable',
    'orange-dutch-oven',
    'gray-cat',
    'hot-shave',
    'family-portraits',
    'room-blue-bed',
    'bookcase-pink-room',
    'house-sitting',
    'easel-painting',
    'old-armoire',
  ]),
  ...saved('ben', 0.2, 0.03, [
    'walnut-chairs',
    'film-camera',
    'green-stroller',
    'tv-and-cabinet',
    'pickup-soccer',
    'records-mixed',
  ]),
  ...saved('cleo', 0.3, 0.1, ['walnut-chairs', 'teal-lamp', 'snake-plant', 'art-teacher-camp']),
  ...saved('grace', 0.35, 0.1, ['walnut-chairs', 'rust-armchair', 'dried-flower-vase']),
  ...saved('jamal', 0.2, 0.2, ['laptop-14', 'pa-rental', 'teal-city-bike']),
  ...saved('mei', 0.3, 0.2, ['gray-cat', 'rust-armchair']),
  ...saved('quinn', 0.4, 0.2, ['small-house', 'teal-city-bike', 'acoustic-guitar']),
  ...saved('tomasz', 0.6, 0.3, ['wood-turntable', 'rain-barrel']),
  ...saved('zoe', 0.5, 0.2, ['gray-cat', 'green-sofa']),
  ...saved('bo', 0.9, 0.2, ['film-camera']),
];
