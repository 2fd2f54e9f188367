import {
  type Category,
  findCategory,
  type ListingsSearch,
  parsePriceBound,
  type ListingSort,
  sortsFor,
  texts,
} from '@porchlight/domain';
import { Button, Card, Container, Grid, Heading, Select, Stack, Text, TextField } from '@porchlight/ui';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useCategories } from '../../api/index.ts';
import { isTextOrList, typedEarly } from '../../forms/typedEarly.ts';
import { paths } from '../../lib/paths.ts';
import * as styles from './SearchScreen.css.ts';

/** Filled in so far, by name of the field. */
type Draft = Record<'q' | 'category' | 'location' | 'min_price' | 'max_price' | 'sort' | 'order', string>;

const blank: Draft = {
  q: '',
  category: '',
  location: '',
  min_price: '',
  max_price: '',
  sort: '',
  order: 'desc',
};

type PriceErrors = Partial<Record<'min_price' | 'max_price', string>>;

function priceErrors({ min_price: min, max_price: max }: Draft): PriceErrors {
  const low = parsePriceBound(min);
  const high = parsePriceBound(max);
  const errors: PriceErrors = {};
  if (min.trim() !== '' && low === undefined) errors.min_price = texts.listings.priceInvalid;
  if (max.trim() !== '' && high === undefined) errors.max_price = texts.listings.priceInvalid;
  if (low !== undefined && high !== undefined && low > high)
    errors.min_price = texts.listings.priceRangeInvalid;
  return errors;
}

/** What was chosen; else what comes first for what was filled in. */
function sortOf({ q, sort }: Draft): ListingSort {
  const sorts = sortsFor(q);
  return sorts.find((known) => known === sort) ?? sorts[0] ?? 'date';
}

function toSearch(draft: Draft, tree: readonly Category[]): Partial<ListingsSearch> {
  const found = findCategory(tree, draft.category);
  return {
    query: draft.q.trim(),
    location: draft.location.trim(),
    category: found.kind === 'sub' ? draft.category : '',
    mainCategory: found.kind === 'group' ? draft.category : '',
    minPrice: parsePriceBound(draft.min_price),
    maxPrice: parsePriceBound(draft.max_price),
    sort: sortOf(draft),
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
    if (name === 'min_price' || name === 'max_price') setErrors({});
  };
  const sort = sortOf(draft);
  const isBestFirst = sort === 'relevance';
  const form = useRef<HTMLFormElement>(null);

  // What was filled in before the scripts came would go with the next drawing.
  useLayoutEffect(() => {
    const typed = typedEarly(form.current, { ...blank, sort: sortOf(blank) }, isTextOrList);
    if (Object.keys(typed).length > 0) setDraft({ ...blank, ...typed });
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = priceErrors(draft);
    setErrors(found);
    const [wrong] = Object.keys(found);
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
        <form
          ref={form}
          action={paths.listings.path}
          role="search"
          noValidate
          className={styles.form}
          onSubmit={submit}
        >
          <TextField
            label="Words"
            name="q"
            value={draft.q}
            onValueChange={set('q')}
            hint="A thing, a skill, a brand"
          />
          <Select
            label={texts.listings.category}
            name="category"
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
            label={texts.listings.location}
            name="location"
            autoComplete="address-level2"
            hint="A city, a state or a ZIP code"
            value={draft.location}
            onValueChange={set('location')}
          />
          <Grid column="md" gap={4}>
            <TextField
              label={texts.listings.minPrice}
              name="min_price"
              start="$"
              inputMode="decimal"
              autoComplete="off"
              value={draft.min_price}
              onValueChange={set('min_price')}
              error={errors.min_price}
            />
            <TextField
              label={texts.listings.maxPrice}
              name="max_price"
              start="$"
              inputMode="decimal"
              autoComplete="off"
              value={draft.max_price}
              onValueChange={set('max_price')}
              error={errors.max_price}
            />
          </Grid>
          <Grid column="md" gap={4}>
            <Select
              label={texts.listings.sortBy}
              name="sort"
              value={sort}
              onValueChange={set('sort')}
              options={sortsFor(draft.q).map((value) => ({ value, label: texts.listings.sortLabels[value] }))}
            />
            <Select
              label={texts.listings.order}
              name="order"
              {...(isBestFirst && { placeholder: texts.listings.bestFirst })}
              value={isBestFirst ? '' : draft.order}
              onValueChange={(order) => {
                if (order !== '') setDraft({ ...draft, ...(isBestFirst && { sort: 'date' }), order });
              }}
              options={(['desc', 'asc'] as const).map((value) => ({
                value,
                label: texts.listings.orderLabels[isBestFirst ? 'date' : sort][value],
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
