import {
  addressName,
  type Category,
  categoryFilters,
  type FilterName,
  findCategory,
  parsePriceBound,
  clearedIn,
} from '@porchlight/domain';
import {
  type ComponentProps,
  type FormEvent,
  Fragment,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

import { toPlain } from '../../components/NumberField/localNumbers.ts';
import { Select } from '../../components/Select/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { cx, useAmountSigns, useCurrencySigns, useFormats, useMessages } from '../../lib/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { categoryGroups } from './categoryGroups.ts';
import { type ChoiceCounts, withCount } from './choiceCounts.ts';
import { priceErrors } from './priceErrors.ts';
import type { FilterValues, PlaceRadius } from './filterValues.ts';
import { placeChange, type PlaceSlot } from './placeSlot.ts';
import { ConditionField, PostedWithinField, PricePeriodField, WithPhotosField } from './PostingFields.tsx';
import * as styles from './SearchForm.css.ts';
import { english, type SearchFormMessages } from './SearchForm.messages.ts';
import { SortingFields } from './SortingFields.tsx';
import { useDraft } from './useDraft.ts';

export interface SearchFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** The active filters. */
  value: FilterValues;
  /** Options of the category list. */
  categories: readonly Category[];
  /** Numbers of listings, shown next to the choices. Default: unknown. */
  counts?: ChoiceCounts | undefined;
  /** Called with changes: choices at once, typed text on blur or submit, valid prices also after a pause. */
  onValueChange: (change: Partial<FilterValues>) => void;
  /** Called after Enter or the submit button, if all values are valid. */
  onSubmit?: ((value: FilterValues) => void) | undefined;
  /** `page` has a field for search words and hints; `panel` is wide, `sheet` narrow. Default `page`. */
  layout?: 'page' | 'panel' | 'sheet';
  /** Below the categories, such as why there are none. Default none. */
  categoryHint?: string | undefined;
  /** Further parameters to submit to `action`. Default none. */
  keep?: Readonly<Record<string, string>> | undefined;
  /** Texts, for translation. Default English. */
  messages?: Partial<SearchFormMessages> | undefined;
  /** A place field to replace the plain one, which it receives together with the typed text. Default: the plain one. */
  placeField?: ((slot: PlaceSlot) => ReactNode) | undefined;
  /** Buttons; one of them submits. Default none. */
  children?: ReactNode;
}

/** A price is reported after this pause in typing, so that a number of results follows it. */
const pauseMs = 250;

/**
 * All filters and sort orders of a list of listings. A price is not validated while typing; an error is shown below
 * its field, and submitting moves the focus there.
 * Renders `<form>`. Before scripts load, it submits its fields to `action` under the names of the listings page.
 */
export function SearchForm({
  value,
  categories,
  counts,
  onValueChange,
  onSubmit,
  layout = 'page',
  categoryHint,
  keep = {},
  placeField = ({ plain }) => plain,
  messages,
  className,
  children,
  ...rest
}: SearchFormProps) {
  const words = useMessages('SearchForm', english, messages);
  const formats = useFormats();
  const { number } = formats;
  const sign = useCurrencySigns();
  const priceText = (price: number | undefined): string =>
    price === undefined ? '' : number(price, { useGrouping: false, maximumFractionDigits: 2 });
  const amountSigns = useAmountSigns();
  const readable = (text: string): string => toPlain(text, number, amountSigns);
  const errorsOf = (lower: string, upper: string) => priceErrors(readable(lower), readable(upper), words);
  const isPage = layout === 'page';
  const place = value.near || value.location;
  const [location, setLocation] = useDraft(place);
  const [radius, setRadius] = useDraft<PlaceRadius>(value.near === '' ? null : value.radius);
  const bound = (text: string) => parsePriceBound(readable(text));
  const isSamePrice = (draft: string, applied: string) => bound(draft) === bound(applied);
  const [min, setMin] = useDraft(priceText(value.minPrice), isSamePrice);
  const [max, setMax] = useDraft(priceText(value.maxPrice), isSamePrice);
  const [isTyping, setTyping] = useState(false);
  const found = errorsOf(min, max);
  const errors = isTyping ? errorsOf(priceText(value.minPrice), priceText(value.maxPrice)) : found;

  const applyDrafts = (): FilterValues => {
    const change: Partial<FilterValues> = {};
    if (location.trim() !== place) Object.assign(change, placeChange(location, radius));
    const minPrice = bound(min);
    const maxPrice = bound(max);
    if (found.minPrice === undefined && minPrice !== value.minPrice) change.minPrice = minPrice;
    const isMaxReadable = max.trim() === '' || maxPrice !== undefined;
    if (isMaxReadable && maxPrice !== value.maxPrice) change.maxPrice = maxPrice;
    if (Object.keys(change).length > 0) onValueChange(change);
    return { ...value, ...change };
  };
  const commit = (): FilterValues => {
    setTyping(false);
    return applyDrafts();
  };
  const reportPrices = useEffectEvent(() => {
    if (found.minPrice === undefined && found.maxPrice === undefined) applyDrafts();
  });
  useEffect(() => {
    if (!isTyping) return undefined;
    const pause = setTimeout(reportPrices, pauseMs);
    return () => clearTimeout(pause);
  }, [isTyping, min, max]);
  const choosePlace: PlaceSlot['onChoose'] = ({ place: chosen = location, radius: around = radius }) => {
    setLocation(chosen);
    setRadius(around);
    // A radius without a place is not reported yet.
    if (chosen.trim() !== '' || place !== '') onValueChange(placeChange(chosen, around));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filters = commit();
    const wrong = (['minPrice', 'maxPrice'] as const).find((name) => found[name] !== undefined);
    if (wrong === undefined) onSubmit?.(filters);
    else event.currentTarget.querySelector<HTMLElement>(`[name="${addressName(wrong)}"]`)?.focus();
  };
  const chooseCategory = (slug: string) => {
    const chosen = findCategory(categories, slug);
    onValueChange({
      category: chosen.kind === 'sub' ? slug : '',
      mainCategory: chosen.kind === 'group' ? slug : '',
      ...clearedIn(chosen, value),
    });
  };
  const price = (name: 'minPrice' | 'maxPrice', text: string, set: (text: string) => void) => (
    <TextField
      label={words[name]}
      name={addressName(name)}
      {...{ [sign.side]: sign.currency }}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={errors[name]}
      onValueChange={(typed) => {
        setTyping(true);
        set(typed);
      }}
      onBlur={commit}
    />
  );
  const category = findCategory(categories, value.category || value.mainCategory);
  const { periods, hasCondition } = categoryFilters(category);
  const counted = withCount(words, formats, counts);
  const posting = { value, onValueChange, words, counts, counted };

  const fields: Record<FilterName, ReactNode> = {
    query: isPage && (
      <TextField
        label={words.words}
        name={addressName('query')}
        value={value.query ?? ''}
        onValueChange={(typed) => onValueChange({ query: typed })}
        hint={words.wordsHint}
      />
    ),
    category: (
      <Select
        label={words.category}
        name={addressName('category')}
        options={categoryGroups(categories, words.allOf, counted, counts?.category)}
        placeholder={words.allCategories}
        value={
          category.kind === 'sub' ? category.sub.slug : category.kind === 'group' ? category.group.slug : ''
        }
        onValueChange={chooseCategory}
        {...(categoryHint !== undefined && { hint: categoryHint })}
      />
    ),
    location: (
      <div className={styles.place}>
        {placeField({
          text: location,
          onTextChange: setLocation,
          radius,
          onChoose: choosePlace,
          onLeave: commit,
          plain: (
            <>
              <TextField
                label={words.location}
                name={addressName(radius === null ? 'location' : 'near')}
                autoComplete="address-level2"
                value={location}
                onValueChange={setLocation}
                onBlur={commit}
                {...(isPage && { hint: words.locationHint })}
              />
              {radius !== null && <input type="hidden" name={addressName('radius')} value={radius} />}
            </>
          ),
        })}
      </div>
    ),
    // Both are in the place field.
    near: null,
    radius: null,
    // Set on the map.
    bounds: null,
    minPrice: price('minPrice', min, setMin),
    maxPrice: price('maxPrice', max, setMax),
    // An active filter is always shown, so that it can be cleared.
    pricePeriod: (periods.length > 0 || value.pricePeriod !== 'any') && (
      <PricePeriodField value={value} periods={periods} onValueChange={onValueChange} words={words} />
    ),
    postedWithin: <PostedWithinField {...posting} />,
    hasPhotos: <WithPhotosField {...posting} />,
    condition: (hasCondition || value.condition !== 'any') && <ConditionField {...posting} />,
    // Set on a listing's seller, and cleared in the list of active filters.
    withoutSellers: null,
  };
  const { minPrice, maxPrice, pricePeriod, postedWithin, condition, hasPhotos, ...wide } = fields;
  const prices = (
    <>
      {minPrice}
      {maxPrice}
      {pricePeriod}
    </>
  );

  return (
    <form {...rest} className={cx(styles.form, className)} noValidate onSubmit={submit}>
      {Object.entries(keep).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <div className={styles.fields} data-layout={layout}>
        {Object.entries(wide).map(
          ([name, field]) => field !== null && <Fragment key={name}>{field}</Fragment>,
        )}
        {isPage ? (
          <>
            <Grid column="md" gap={4}>
              {prices}
            </Grid>
            <Grid column="md" gap={4}>
              {postedWithin}
              {condition}
              {hasPhotos}
            </Grid>
            <Grid column="md" gap={4}>
              <SortingFields value={value} onValueChange={onValueChange} words={words} />
            </Grid>
          </>
        ) : (
          <>
            <div className={styles.prices}>{prices}</div>
            <div className={styles.sorting}>
              <SortingFields value={value} onValueChange={onValueChange} words={words} />
            </div>
            <div className={styles.row}>
              {postedWithin}
              {condition}
              {hasPhotos}
            </div>
          </>
        )}
      </div>
      {children}
    </form>
  );
}
