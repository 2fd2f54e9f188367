import type { Category } from '@porchlight/domain';

import type { SelectGroup } from '../../components/Select/index.ts';

/** The value of the category select is a slug, of a main category or of a subcategory. */
export function categoryGroups(
  categories: readonly Category[],
  allOf: (group: string) => string,
): SelectGroup[] {
  return categories.map((group) => ({
    label: group.name,
    options: [
      { value: group.slug, label: allOf(group.name) },
      ...group.subCategories.map(({ slug, name }) => ({ value: slug, label: name })),
    ],
  }));
}
