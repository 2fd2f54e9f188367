import {
  categoryTree,
  type Listing,
  type MainCategorySlug,
  type SubCategorySlug,
  toPrice,
} from '@porchlight/domain';
import { words } from './quickQuestions.words.ts';

/** Suggested questions for one kind of listing. */
interface Questions {
  always: readonly string[];
  /** About the price, only when it is negotiable. */
  negotiable: string;
}

const thing: Questions = { always: [words.available, words.see], negotiable: words.less };

const byMainCategory: Readonly<Record<MainCategorySlug, Questions>> = {
  'for-sale': thing,
  services: { always: [words.hasTime, words.included, words.comes], negotiable: words.talkPrice },
  community: { always: [words.on, words.starts, words.bring], negotiable: words.talkPrice },
  'gigs-jobs': { always: [words.open, words.starts, words.hours], negotiable: words.talkPay },
  'local-deals': { always: [words.until, words.hoursOpen, words.book], negotiable: words.talkPrice },
};

/** Subcategories that differ from their main category. */
const bySubCategory: Readonly<Partial<Record<SubCategorySlug, Questions>>> = {
  'roommates-housing': { always: [words.freeFrom, words.see, words.included], negotiable: words.less },
  rides: { always: [words.seat, words.detour], negotiable: words.less },
  'lost-found': { always: [words.mine, words.where], negotiable: words.talkPrice },
  pets: { always: [words.available, words.meet], negotiable: words.less },
};

/** Suggested questions for a listing, the most common first. An unknown category counts as things. */
export function quickQuestions(
  listing: Pick<Listing, 'category' | 'price' | 'price_type'>,
): readonly string[] {
  const slug = listing.category?.slug;
  const main = categoryTree.find(({ subCategories }) => subCategories.some((sub) => sub.slug === slug));
  const own = Object.entries(bySubCategory).find(([name]) => name === slug)?.[1];
  const { always, negotiable } = own ?? (main === undefined ? thing : byMainCategory[main.slug]);
  const canTalk = listing.price_type === 'negotiable' && (toPrice(listing.price) ?? 0) > 0;
  const [first, ...rest] = always;
  return [first, canTalk ? negotiable : undefined, ...rest].filter((question) => question !== undefined);
}
