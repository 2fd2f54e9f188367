import {
  type Category,
  findCategory,
  type ListingsSearch,
  parsePriceBound,
  sortsFor,
  texts,
} from '@porchlight/domain';
import { type FormEvent, type ReactNode, useState } from 'react';

import { Select, type SelectGroup } from '../../components/Select/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { filterErrors } from './filterErrors.ts';
import * as styles from './FilterPanel.css.ts';
import { useDraft } from './useDraft.ts';

/** What the panel changes: a part of the listings page's search. */
export type FilterValues = Pick<
  ListingsSearch,
  'category' | 'mainCategory' | 'location' | 'minPrice' | 'maxPrice' | 'sort' | 'order'
> &
  Partial<Pick<ListingsSearch, 'query'>>;

export interface FilterFieldsProps {
  value: FilterValues;
  categories: readonly Category[];
  onValueChange: (change: Partial<FilterValues>) => void;
  /** After Enter or the submit button, when nothing is wrong. */
  onDone?: (() => void) | undefined;
  allCategories: string;
  /** All of one main group: 'All Services'. */
  allOf: (group: string) => string;
  action?: string | undefined;
  keep?: Readonly<Record<string, string>> | undefined;
  layout: 'panel' | 'sheet';
  /** Lets a button outside the form submit it. */
  id?: string;
  /** Buttons; one of them submits. */
  children?: ReactNode;
}

const priceText = (price: number | undefined): string => (price === undefined ? '' : String(price));

/** The value of the category select is a slug, of a main group or of a subcategory. */
function categoryGroups(categories: readonly Category[], allOf: (group: string) => string): SelectGroup[] {
  return categories.map((group) => ({
    label: group.name,
    options: [
      { value: group.slug, label: allOf(group.name) },
      ...group.subCategories.map(({ slug, name }) => ({ value: slug, label: name })),
    ],
  }));
}

/**
 * The form inside the panel and the sheet. Choices are handed over at once, typed text when its field is left, on Enter
 * or by the button.
 */
export function FilterFields({
  value,
  categories,
  onValueChange,
  onDone,
  allCategories,
  allOf,
  action,
  keep = {},
  layout,
  id,
  children,
}: FilterFieldsProps) {
  const [location, setLocation] = useDraft(value.location);
  const [min, setMin] = useDraft(priceText(value.minPrice));
  const [max, setMax] = useDraft(priceText(value.maxPrice));
  // A price is not wrong while it is being typed.
  const [isTyping, setTyping] = useState(false);
  const found = filterErrors(min, max);
  const errors = isTyping ? filterErrors(priceText(value.minPrice), priceText(value.maxPrice)) : found;

  const commit = () => {
    setTyping(false);
    const change: Partial<FilterValues> = {};
    if (location.trim() !== value.location) change.location = location.trim();
    const minPrice = parsePriceBound(min);
    const maxPrice = parsePriceBound(max);
    if (found.min === undefined && minPrice !== value.minPrice) change.minPrice = minPrice;
    const isMaxReadable = max.trim() === '' || maxPrice !== undefined;
    if (isMaxReadable && maxPrice !== value.maxPrice) change.maxPrice = maxPrice;
    if (Object.keys(change).length > 0) onValueChange(change);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    commit();
    if (found.min === undefined && found.max === undefined) onDone?.();
  };
  const chooseCategory = (slug: string) => {
    const chosen = findCategory(categories, slug);
    onValueChange({
      category: chosen.kind === 'sub' ? slug : '',
      mainCategory: chosen.kind === 'group' ? slug : '',
    });
  };
  const typed = (set: (text: string) => void) => (text: string) => {
    setTyping(true);
    set(text);
  };
  const { sort } = value;
  const isBestFirst = sort === 'relevance';
  const sorts = sortsFor(value.query ?? '');
  const category = findCategory(categories, value.category || value.mainCategory);

  return (
    <form id={id} className={styles.form} action={action} noValidate onSubmit={submit}>
      {Object.entries(keep).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <div className={styles.fields} data-layout={layout}>
        <Select
          label={texts.listings.category}
          name="category"
          options={categoryGroups(categories, allOf)}
          placeholder={allCategories}
          value={
            category.kind === 'sub' ? category.sub.slug : category.kind === 'group' ? category.group.slug : ''
          }
          onValueChange={chooseCategory}
        />
        <TextField
          label={texts.listings.location}
          name="location"
          autoComplete="address-level2"
          value={location}
          onValueChange={setLocation}
          onBlur={commit}
        />
        <div className={styles.prices}>
          <TextField
            label={texts.listings.minPrice}
            name="min_price"
            start="$"
            inputMode="decimal"
            autoComplete="off"
            value={min}
            error={errors.min}
            onValueChange={typed(setMin)}
            onBlur={commit}
          />
          <TextField
            label={texts.listings.maxPrice}
            name="max_price"
            start="$"
            inputMode="decimal"
            autoComplete="off"
            value={max}
            error={errors.max}
            onValueChange={typed(setMax)}
            onBlur={commit}
          />
        </div>
        <Select
          label={texts.listings.sortBy}
          name="sort"
          options={sorts.map((known) => ({ value: known, label: texts.listings.sortLabels[known] }))}
          value={sort}
          onValueChange={(chosen) => onValueChange({ sort: sorts.find((known) => known === chosen) ?? sort })}
        />
        <Select
          label={texts.listings.order}
          name="order"
          {...(isBestFirst && { placeholder: texts.listings.bestFirst })}
          options={(['desc', 'asc'] as const).map((order) => ({
            value: order,
            label: texts.listings.orderLabels[isBestFirst ? 'date' : sort][order],
          }))}
          value={isBestFirst ? '' : value.order}
          onValueChange={(chosen) => {
            const order = chosen === 'asc' ? 'asc' : 'desc';
            if (chosen !== '') onValueChange(isBestFirst ? { sort: 'date', order } : { order });
          }}
        />
      </div>
      {children}
    </form>
  );
}
