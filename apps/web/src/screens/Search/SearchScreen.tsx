import { changeSearch, defaultSearch, texts } from '@porchlight/domain';
import { Button, Card, Container, Heading, SearchForm, Stack, Text } from '@porchlight/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useCategories } from '../../api/index.ts';
import { addressOf } from '../../lib/ownPath.ts';
import { paths } from '../../lib/paths.ts';
import { placeField } from '../../listings/near/PlaceChoice.tsx';
import * as styles from './SearchScreen.css.ts';
import { words } from './SearchScreen.words.ts';

/** All filters on one form. Submitting leads to the listings page. */
export function SearchScreen() {
  const navigate = useNavigate();
  const { data: categories = [], error } = useCategories();
  const [search, setSearch] = useState(defaultSearch);
  // A React key: another number resets the form.
  const [round, setRound] = useState(0);

  return (
    <Container width="text" className={styles.page}>
      <Stack gap={2}>
        <Heading level={1}>{texts.navigation.search}</Heading>
        <Text tone="muted">{words.lead}</Text>
      </Stack>
      <Card as="section" padding="lg">
        <SearchForm
          key={round}
          role="search"
          action={addressOf(paths.listings.path)}
          value={search}
          categories={categories}
          placeField={placeField}
          categoryHint={error === undefined ? undefined : texts.common.categoriesFailed}
          onValueChange={(change) => setSearch((before) => changeSearch(before, change))}
          onSubmit={(filters) => void navigate(paths.listings.href({ ...search, ...filters }))}
        >
          <div className={styles.actions}>
            <Button type="submit" size="lg">
              {words.search}
            </Button>
            <Button
              variant="quiet"
              tone="neutral"
              size="lg"
              onClick={() => {
                setSearch(defaultSearch);
                setRound(round + 1);
              }}
            >
              {words.startOver}
            </Button>
          </div>
        </SearchForm>
      </Card>
    </Container>
  );
}
