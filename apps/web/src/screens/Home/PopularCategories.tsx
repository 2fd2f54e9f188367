import { limits, texts } from '@porchlight/domain';
import { bareList, CategoryTile, CategoryTileSkeleton, Heading, TextLink } from '@porchlight/ui';

import { useCategories, useCategoryStats } from '../../api/index.ts';
import { paths } from '../../lib/paths.ts';
import * as styles from './HomeScreen.css.ts';
import { words } from './PopularCategories.words.ts';

/** The main categories with counts; without counts when those fail to load; nothing when both fail. */
export function PopularCategories() {
  const stats = useCategoryStats();
  const { data: plain } = useCategories(stats.error !== undefined);
  const groups = stats.data ?? plain?.map((group) => ({ ...group, listing_count: undefined }));
  if (groups === undefined && stats.error !== undefined) return null;
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2}>{texts.home.popularCategories}</Heading>
        <TextLink href={paths.categories.href()} standalone>
          {words.all}
        </TextLink>
      </div>
      <ul {...bareList} className={styles.categories} aria-busy={groups === undefined}>
        {groups === undefined
          ? Array.from({ length: limits.popularCategoryColumns }, (_, index) => (
              <li key={index} className={styles.categoryCell}>
                <CategoryTileSkeleton className={styles.tile} />
              </li>
            ))
          : groups.map(({ id, slug, name, icon, listing_count: count }) => (
              <li key={id} className={styles.categoryCell}>
                <CategoryTile
                  className={styles.tile}
                  name={name}
                  icon={icon}
                  href={paths.listings.href({ mainCategory: slug })}
                  {...(count === undefined ? {} : { count })}
                />
              </li>
            ))}
      </ul>
    </section>
  );
}
