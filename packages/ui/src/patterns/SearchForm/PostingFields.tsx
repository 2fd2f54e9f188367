import {
  addressName,
  conditionChoices,
  postedWithins,
  type PricePeriod,
  pricePeriodChoices,
} from '@porchlight/domain';

import { Checkbox } from '../../components/Checkbox/index.ts';
import { Select } from '../../components/Select/index.ts';
import { cx } from '../../lib/index.ts';
import type { ChoiceCounts, WithCount } from './choiceCounts.ts';
import type { FilterValues } from './filterValues.ts';
import * as styles from './SearchForm.css.ts';
import type { SearchFormMessages } from './SearchForm.messages.ts';

interface PostingFieldProps {
  value: FilterValues;
  onValueChange: (change: Partial<FilterValues>) => void;
  words: SearchFormMessages;
}

interface CountedFieldProps extends PostingFieldProps {
  counts: ChoiceCounts | undefined;
  counted: WithCount;
}

/** Maximum age of a listing. */
export function PostedWithinField({
  value: { postedWithin },
  onValueChange,
  words,
  counts,
  counted,
}: CountedFieldProps) {
  return (
    <Select
      label={words.postedWithin}
      name={addressName('postedWithin')}
      options={postedWithins.toReversed().map((days) => ({
        value: String(days),
        ...counted(words.postedWithins[days], counts?.postedWithin[days]),
      }))}
      value={String(postedWithin)}
      onValueChange={(chosen) =>
        onValueChange({ postedWithin: postedWithins.find((days) => String(days) === chosen) ?? 'any' })
      }
    />
  );
}

interface PricePeriodFieldProps extends PostingFieldProps {
  /** The available periods; an active one is always included. */
  periods: readonly PricePeriod[];
}

/** Price period. */
export function PricePeriodField({
  value: { pricePeriod },
  periods,
  onValueChange,
  words,
}: PricePeriodFieldProps) {
  const offered: readonly string[] = ['any', pricePeriod, ...periods];
  return (
    <Select
      label={words.pricePeriod}
      name={addressName('pricePeriod')}
      options={pricePeriodChoices
        .filter((value) => offered.includes(value))
        .map((value) => ({ value, label: words.pricePeriods[value] }))}
      value={pricePeriod}
      onValueChange={(chosen) =>
        onValueChange({ pricePeriod: pricePeriodChoices.find((value) => value === chosen) ?? 'any' })
      }
    />
  );
}

/** Condition. */
export function ConditionField({
  value: { condition },
  onValueChange,
  words,
  counts,
  counted,
}: CountedFieldProps) {
  return (
    <Select
      label={words.condition}
      name={addressName('condition')}
      options={conditionChoices
        .map((value) => ({ value, ...counted(words.conditions[value], counts?.condition[value]) }))
        .toReversed()}
      value={condition}
      onValueChange={(chosen) =>
        onValueChange({ condition: conditionChoices.find((value) => value === chosen) ?? 'any' })
      }
    />
  );
}

/** Only listings with photos. */
export function WithPhotosField({
  value: { hasPhotos },
  onValueChange,
  words,
  counts,
  counted,
}: CountedFieldProps) {
  const { label, muted } = counted(words.withPhotos, counts?.hasPhotos);
  return (
    <Checkbox
      className={cx(styles.check, muted && styles.muted)}
      label={label}
      name={addressName('hasPhotos')}
      value="true"
      checked={hasPhotos}
      onCheckedChange={(checked) => onValueChange({ hasPhotos: checked })}
    />
  );
}
