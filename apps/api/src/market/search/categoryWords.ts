import { categoryTree, type SubCategorySlug } from '@porchlight/domain';

/** Search terms for each category besides its name, by slug: one or more words, in singular. */
const words = {
  'hair-braids': 'braids, cornrows, locs, twists, weave, hairdresser, hair stylist',
  barbering: 'barber, haircut, beard trim, shave, fade',
  cleaning: 'cleaner, house cleaning, maid, housekeeping, window cleaning, carpet cleaning',
  tutoring:
    'tutor, lessons, classes, teacher, math, guitar lessons, piano lessons, language lessons, homework help',
  photography: 'photographer, wedding photos, portraits, headshots, family photos',
  'event-services': 'dj, catering, party, balloons, wedding, rentals for parties',
  handyman: 'repairs, plumber, electrician, painter, odd jobs, furniture assembly, gutters, carpenter',
  'other-services':
    'babysitter, moving help, movers, pet sitting, house sitting, sewing, alterations, locksmith',
  furniture:
    'sofa, couch, chair, table, bed, desk, dresser, bookcase, armchair, mattress, wardrobe, nightstand, bench, tv stand',
  electronics:
    'phone, laptop, computer, tv, television, headphones, speaker, monitor, printer, router, video games, playstation, xbox, tablet, camera',
  fashion:
    'clothes, clothing, shoes, boots, dress, coat, jacket, handbag, purse, hat, t-shirt, jeans, jewelry, watch, backpack',
  'kids-baby':
    'stroller, baby carriage, crib, toys, baby clothes, high chair, car seat, diapers, kids bike, teddy bear',
  'home-garden':
    'plants, lawn mower, tools, rug, lamp, vase, grill, refrigerator, fridge, washing machine, dryer, cookware, firewood, patio furniture',
  'books-media': 'books, records, vinyl, cookbook, textbooks, movies, dvds, comics, sheet music, turntable',
  'other-for-sale':
    'bike, bicycle, guitar, piano, luggage, suitcase, toolbox, sports, dumbbells, tent, moving boxes, art, collectibles',
  'church-club-events': 'church, club, choir, book club, concert, craft fair, chess',
  rides: 'carpool, ride share, rideshare, airport ride, lift, car pool',
  'roommates-housing': 'apartment, room, room for rent, studio, sublet, rent, house, roommate, housing',
  'lost-found': 'lost, found, missing, lost dog, lost cat, lost keys',
  pets: 'dog, cat, puppy, kitten, rabbit, aquarium, dog walker, pet sitter, bird',
  'other-community': 'volunteers, block party, garden plot, soccer, cleanup, tool library',
  'day-work': 'day labor, yard work, snow shoveling, moving helper, gig',
  'part-full-time': 'job, part time, full time, barista, driver, office assistant, hiring, cashier',
  'skilled-trades': 'carpenter, electrician, plumber, roofer, hvac, welder, apprentice',
  'creative-media': 'illustrator, editor, designer, writer, artist, musician, video editor',
  'other-jobs': 'caregiver, dog groomer, harvest, helper, babysitter, nanny',
  'restaurants-food': 'restaurant, pizza, coffee, burgers, cake, bakery, tamales, soup',
  'shops-retail': 'grocery, thrift store, hardware store, paperbacks, coupon, sale',
  'health-beauty': 'makeup, soap, massage, manicure, gym, fitness, spa, cosmetics',
  'services-promo': 'oil change, car repair, bike repair, dog wash, van rental, gift wrapping',
  'other-deals': 'yard sale, garage sale, tickets, pool pass, flea market',
} as const satisfies Record<SubCategorySlug, string>;

/**
 * Terms for everything in some categories, whose listings seldom contain them: a search for a math tutor finds
 * listings in Tutoring that mention math. Not for a single kind of thing there: a search for a guitar must not find
 * pianos.
 */
export const categorySynonyms: readonly { terms: readonly string[]; slugs: readonly SubCategorySlug[] }[] = [
  {
    terms: ['roommate', 'room mate', 'roommate wanted', 'rent', 'housing'],
    slugs: ['roommates-housing'],
  },
  { terms: ['part time', 'parttime', 'full time', 'fulltime'], slugs: ['part-full-time'] },
  {
    terms: ['job', 'employment', 'help wanted', 'hiring', 'now hiring'],
    slugs: ['day-work', 'part-full-time', 'skilled-trades', 'creative-media', 'other-jobs'],
  },
  { terms: ['lost', 'found'], slugs: ['lost-found'] },
  { terms: ['tutor', 'tutoring'], slugs: ['tutoring'] },
  { terms: ['ride'], slugs: ['rides'] },
];

/** A term that finds a category. */
export interface CategoryTerm {
  slug: string;
  term: string;
  isName: boolean;
}

/** Lower case, without accents and punctuation, like the stored words of titles. */
export const foldWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export const categoryTerms: readonly CategoryTerm[] = [
  ...categoryTree
    .flatMap((group) => [group, ...group.subCategories])
    .map(({ slug, name }) => ({ slug, term: foldWords(name), isName: true })),
  ...Object.entries(words).flatMap(([slug, terms]) =>
    terms.split(',').map((term) => ({ slug, term: foldWords(term), isName: false })),
  ),
];

/**
 * How well a text matches a term; lower is better. A name matches by two letters of any of its words, other terms by
 * three.
 */
function placeOf({ term, isName }: CategoryTerm, text: string): number {
  if (isName && text.length >= 2) {
    if (term.startsWith(text)) return 0;
    if (` ${term}`.includes(` ${text}`)) return 1;
  }
  return text.length >= 3 && term.startsWith(text) ? 2 : Infinity;
}

/** Terms of categories that a folded text may begin, likeliest first. */
export const categoryTermsBy = (text: string, max: number): CategoryTerm[] =>
  categoryTerms
    .map((term) => ({ term, place: placeOf(term, text) }))
    .filter(({ place }) => place < Infinity)
    .toSorted((a, b) => a.place - b.place)
    .slice(0, max)
    .map(({ term }) => term);
