import {
  type Category,
  findCategory,
  type ListingsSearch,
  parsePriceText,
  searchSorts,
  texts,
} from '@porchlight/domain';
import { Button, Card, Container, Grid, Heading, Select, Stack, Text, TextField } from '@porchlight/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from '../../router/index.ts';

import { useCategories } from '../../api/index.ts';
import { paths } from '../../paths.ts';
import * as styles from './SearchScreen.css.ts';

interface Draft {
  q: string;
  category: string;
  location: string;
  min: string;
  max: string;
  sort: string;
  order: string;
}

const blank: Draft = { q: '', category: '', location: '', min: '', max: '', sort: 'date', order: 'desc' };

interface PriceErrors {
  min?: string;
  max?: string;
}

const words = texts.listings;

function priceErrors({ min, max }: Draft): PriceErrors {
  const low = parsePriceText(min);
  const high = parsePriceText(max);
  const errors: PriceErrors = {};
  if (min.trim() !== '' && low === undefined) errors.min = words.priceInvalid;
  if (max.trim() !== '' && high === undefined) errors.max = words.priceInvalid;
  if (low !== undefined && high !== undefined && low > high) errors.min = words.priceRangeInvalid;
  return errors;
}

function toSearch(draft: Draft, tree: readonly Category[]): Partial<ListingsSearch> {
  const found = findCategory(tree, draft.category);
  return {
    q: draft.q.trim(),
    location: draft.location.trim(),
    category: found.kind === 'sub' ? draft.category : '',
    mainCategory: found.kind === 'group' ? draft.category : '',
    minPrice: parsePriceText(draft.min),
    maxPrice: parsePriceText(draft.max),
    sort: searchSorts.find((sort) => sort === draft.sort) ?? 'date',
    order: draft.order === 'asc' ? 'asc' : 'desc',
  };
}

/** All the ways to narrow the listings, on one form. It finds nothing itself: it leads to the listings page. */
export function SearchScreen() {
  const navigate = useNavigate();
  const { data: tree = [], error: treeError } = useCategories();
  const [draft, setDraft] = useState(blank);
  const [errors, setErrors] = useState<PriceErrors>({});
  const set = (name: keyof Draft) => (value: string) => {
    setDraft({ ...draft, [name]: value });
    if (name === 'min' || name === 'max') setErrors({});
  };
  const sort = searchSorts.find((known) => known === draft.sort) ?? 'date';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = priceErrors(draft);
    setErrors(found);
    const wrong = found.min === undefined ? found.max && 'max_price' : 'min_price';
    if (wrong === undefined) void navigate(paths.listings.href(toSearch(draft, tree)));
    else event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };

  return (
    <Container width="text" className={styles.page}>
      <Stack gap={2}>
        <Heading level={1}>{texts.navigation.search}</Heading>
        <Text tone="muted">Fill in what matters to you and leave the rest empty.</Text>
      </Stack>
      <Card as="section" padding="lg">
        <form action={paths.listings.path} role="search" noValidate className={styles.form} onSubmit={submit}>
          <TextField
            label="Words"
            name="q"
            value={draft.q}
            onValueChange={set('q')}
            hint="A thing, a skill, a brand"
          />
          <Select
            label={words.category}
            placeholder="All categories"
            value={draft.category}
            onValueChange={set('category')}
            {...(treeError === undefined ? {} : { hint: texts.categories.failed })}
            options={tree.map((group) => ({
              label: group.name,
              options: [
                { value: group.slug, label: `All ${group.name}` },
                ...group.subCategories.map(({ slug, name }) => ({ value: slug, label: name })),
              ],
            }))}
          />
          <TextField
            label={words.location}
            name="location"
            autoComplete="address-level2"
            hint="A city, a state or a ZIP code"
            value={draft.location}
            onValueChange={set('location')}
          />
          <Grid column="xs" gap={4}>
            <TextField
              label={words.minPrice}
              name="min_price"
              start="$"
              inputMode="decimal"
              autoComplete="off"
              value={draft.min}
              onValueChange={set('min')}
              error={errors.min}
            />
            <TextField
              label={words.maxPrice}
              name="max_price"
              start="$"
              inputMode="decimal"
              autoComplete="off"
              value={draft.max}
              onValueChange={set('max')}
              error={errors.max}
            />
          </Grid>
          <Grid column="xs" gap={4}>
            <Select
              label={words.sortBy}
              name="sort"
              value={sort}
              onValueChange={set('sort')}
              options={searchSorts.map((value) => ({ value, label: words.sortLabels[value] }))}
            />
            <Select
              label={words.order}
              name="order"
              value={draft.order}
              onValueChange={set('order')}
              options={(['desc', 'asc'] as const).map((value) => ({
                value,
                label: words.orderLabels[sort][value],
              }))}
            />
          </Grid>
          <div className={styles.actions}>
            <Button type="submit" size="lg">
              Search listings
            </Button>
            <Button
              variant="quiet"
              tone="neutral"
              size="lg"
              onClick={() => {
                setDraft(blank);
                setErrors({});
              }}
            >
              Start over
            </Button>
          </div>
        </form>
      </Card>
    </Container>
  );
}
