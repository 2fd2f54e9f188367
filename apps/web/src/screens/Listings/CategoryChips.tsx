import {
  type Category,
  findCategory,
  type ListingsSearch,
  searchCategory,
  texts,
  clearedIn,
} from '@porchlight/domain';
import { CategoryIcon, Chip, ChipRow } from '@porchlight/ui';

export interface CategoryChipsProps {
  search: ListingsSearch;
  categories: readonly Category[];
  hrefOf: (change: Partial<ListingsSearch>) => string;
}

/** The main categories, and below them the subcategories of the chosen one. */
export function CategoryChips({ search, categories, hrefOf }: CategoryChipsProps) {
  const found = searchCategory(search, categories);
  const group = found.kind === 'group' || found.kind === 'sub' ? found.group : undefined;
  const sub = found.kind === 'sub' ? found.sub : undefined;
  const gone = (slug: string) => clearedIn(findCategory(categories, slug), search);
  return (
    <>
      <ChipRow label={texts.navigation.categories}>
        <Chip href={hrefOf({ category: '', mainCategory: '' })} current={found.kind === 'all'}>
          {texts.listings.all}
        </Chip>
        {categories.map(({ id, slug, name, icon }) => (
          <Chip
            key={id}
            href={hrefOf({ mainCategory: slug, ...gone(slug) })}
            current={group?.id === id}
            icon={<CategoryIcon icon={icon} />}
          >
            {name}
          </Chip>
        ))}
      </ChipRow>
      {group !== undefined && (
        <ChipRow label={group.name}>
          {group.subCategories.map(({ id, slug, name }) => (
            <Chip
              key={id}
              href={hrefOf({ category: slug, mainCategory: group.slug, ...gone(slug) })}
              current={sub?.id === id}
            >
              {name}
            </Chip>
          ))}
        </ChipRow>
      )}
    </>
  );
}
