import type { Category } from '@porchlight/domain';

import type { SelectGroup } from '../../components/Select/index.ts';
import type { ChoiceCounts, WithCount } from './choiceCounts.ts';

/** The value of the category select is a slug, of a main category or of a subcategory. */
export function categoryGroups(
  categories: readonly Category[],
  allOf: (group: string) => string,
  counted: WithCount,
  counts: ChoiceCounts['category'] = {},
): SelectGroup[] {
  return categories.map((group) => ({
    label: group.name,
    options: [
      { value: group.slug, ...counted(allOf(group.name), counts[group.slug]) },
      ...group.subCategories.map(({ slug, name }) => ({ value: slug, ...counted(name, counts[slug]) })),
    ],
  }));
}
