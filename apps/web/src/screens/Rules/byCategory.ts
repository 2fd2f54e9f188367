import { categoryName, categoryTree } from '@porchlight/domain';

import { list, p, type ArticleSection } from '../../articles/index.ts';
import { ofMain, ofSub, titleOf } from './byCategory.words.ts';

// A map, because subcategories in the tree have plain strings as slugs.
const subRules: ReadonlyMap<string, string> = new Map(Object.entries(ofSub));

/** The rules of each main category, in tree order, with a line for each subcategory. */
export const categorySections: readonly ArticleSection[] = categoryTree.map(
  ({ slug, name, subCategories }) => ({
    id: slug,
    title: titleOf(categoryName(slug, name)),
    blocks: [
      p(ofMain[slug]),
      list(
        ...subCategories.map((sub) => `${categoryName(sub.slug, sub.name)}: ${subRules.get(sub.slug) ?? ''}`),
      ),
    ],
  }),
);
