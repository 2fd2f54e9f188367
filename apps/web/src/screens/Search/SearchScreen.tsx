import {
  changeSearch,
  defaultSearch,
  type ListingsSearch,
  parseSearch,
  searchToParams,
  texts,
} from '@porchlight/domain';
import { Button, Card, Container, Heading, SearchForm, Stack, Text } from '@porchlight/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useCategories } from '../../api/index.ts';
import { paths } from '../../lib/paths.ts';
import * as styles from './SearchScreen.css.ts';

/** What a form says, whose fields are named as in the address of the listings page. */
function searchIn(form: HTMLFormElement | null): ListingsSearch {
  const fields = new URLSearchParams();
  for (const [name, text] of new FormData(form ?? undefined))
    if (typeof text === 'string') fields.append(name, text);
  return changeSearch(defaultSearch, parseSearch(fields));
}

/** All the ways to narrow the listings, on one form. It finds nothing itself: it leads to the listings page. */
export function SearchScreen() {
  const navigate = useNavigate();
  const { data: categories = [], error } = useCategories();
  const [search, setSearch] = useState(defaultSearch);
  // Another number is another form, with nothing half-typed in it.
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  // What was filled in before the scripts came would go with the next drawing.
  useLayoutEffect(() => {
    const filled = searchIn(form.current);
    if (searchToParams(filled).size > 0) setSearch(filled);
  }, []);

  return (
    <Container width="text" className={styles.page}>
      <Stack gap={2}>
        <Heading level={1}>{texts.navigation.search}</Heading>
        <Text tone="muted">Fill in what matters to you and leave the rest empty.</Text>
      </Stack>
      <Card as="section" padding="lg">
        <SearchForm
          key={round}
          ref={form}
          role="search"
          action={paths.listings.path}
          value={search}
          categories={categories}
          categoryHint={error === undefined ? undefined : texts.common.categoriesFailed}
          onValueChange={(change) => setSearch((before) => changeSearch(before, change))}
          onSubmit={(filters) => void navigate(paths.listings.href({ ...search, ...filters }))}
        >
          <div className={styles.actions}>
            <Button type="submit" size="lg">
              Search listings
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
              Start over
            </Button>
          </div>
        </SearchForm>
      </Card>
    </Container>
  );
}
