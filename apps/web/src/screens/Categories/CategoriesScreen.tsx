import { texts } from '@porchlight/domain';
import {
  ButtonLink,
  Card,
  CategoryTile,
  CategoryTileSkeleton,
  Container,
  Grid,
  Heading,
  Text,
} from '@porchlight/ui';

import { useCategories } from '../../api/index.ts';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import { paths } from '../../lib/paths.ts';
import * as styles from './CategoriesScreen.css.ts';
import { words } from './CategoriesScreen.words.ts';

/** Number of subcategories of each main category in the skeleton. */
const subCategoriesExpected = [8, 7, 6, 5, 5];

function Directory() {
  const { data: groups, error, mutate } = useCategories();
  if (groups === undefined && error !== undefined)
    return <LoadFailure title={texts.common.categoriesFailed} error={error} onRetry={() => mutate()} />;
  if (groups === undefined)
    return (
      <Grid column="lg" aria-busy aria-label={texts.common.loading} role="status">
        {subCategoriesExpected.map((subCategories, index) => (
          <CategoryTileSkeleton key={index} className={styles.tile} subCategories={subCategories} />
        ))}
      </Grid>
    );
  return (
    <Grid as="ul" column="lg">
      {groups.map(({ id, slug, name, icon, subCategories }) => (
        <li key={id} className={styles.cell}>
          <CategoryTile
            className={styles.tile}
            headingLevel={2}
            name={name}
            icon={icon}
            href={paths.listings.href({ mainCategory: slug })}
            subCategories={subCategories.map((sub) => ({
              name: sub.name,
              href: paths.listings.href({ category: sub.slug }),
            }))}
          />
        </li>
      ))}
    </Grid>
  );
}

/** Every main category with its subcategories. */
export function CategoriesScreen() {
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{texts.categories.title}</Heading>
        <Text size="lg" tone="muted" measure>
          {words.lead}
        </Text>
      </header>
      <Directory />
      <Card variant="accent" padding="lg" className={styles.callToAction}>
        <div>
          <Heading level={2} size="xl">
            {words.offer.title}
          </Heading>
          <Text tone="muted">{words.offer.text}</Text>
        </div>
        <ButtonLink href={paths.createListing.href()} size="lg">
          {texts.navigation.createListing}
        </ButtonLink>
      </Card>
    </Container>
  );
}
