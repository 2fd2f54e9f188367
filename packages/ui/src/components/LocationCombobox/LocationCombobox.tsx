import type { PlaceSuggestion, PublicPlace } from '@porchlight/domain';

import { MapPinIcon } from '../../icons/index.ts';
import { useMessages } from '../../lib/index.ts';
import { ComboboxField, type ComboboxFieldProps, type ComboboxNotice } from '../Combobox/index.ts';
import * as styles from './LocationCombobox.css.ts';
import { english, type LocationComboboxMessages } from './LocationCombobox.messages.ts';

/**
 * State of a search for places. `short`: the text is too short. `debouncing` looks like `loading`; `chosen` like
 * `idle`.
 */
export type LocationStatus =
  | 'idle'
  | 'short'
  | 'debouncing'
  | 'loading'
  | 'ready'
  | 'empty'
  | 'failed'
  | 'chosen';

type Inherited = Omit<
  ComboboxFieldProps<PlaceSuggestion>,
  | 'items'
  | 'itemToKey'
  | 'itemToText'
  | 'renderItem'
  | 'inputValue'
  | 'onInputValueChange'
  | 'selectedItem'
  | 'notice'
  | 'announcement'
  | 'clearLabel'
  | 'start'
  | 'label'
  | 'children'
  | 'name'
>;

export interface LocationComboboxProps extends Inherited {
  /** The field's label. Default 'Location'. */
  label?: ComboboxFieldProps<PlaceSuggestion>['label'];
  /** The text of the field. */
  inputValue: string;
  /** Called with the text. The parent searches, after a debounce, and clears the selected place. */
  onInputChange: (text: string) => void;
  /** State of the search. */
  status: LocationStatus;
  /** The results, shown while `status` is `ready`. */
  suggestions: readonly PlaceSuggestion[];
  /** The error, shown while `status` is `failed`. Default: the text of `messages.failed`. */
  failure?: string;
  /** The selected place, or null. Publishes `data-chosen` on the field's frame. */
  selected: PublicPlace | null;
  /** Called with the selected suggestion. */
  onSelect: (suggestion: PlaceSuggestion) => void;
  /** Form field name for the `place_id` of the selected place. Default: nothing is submitted. */
  name?: string;
  /** Called by the clear button. */
  onClear: () => void;
  /** Texts, for translation. Default English. */
  messages?: Partial<LocationComboboxMessages>;
}

const keyOf = (place: Pick<PublicPlace, 'place_id'>): string => place.place_id;
const textOf = (place: PlaceSuggestion): string => place.formatted;

/**
 * A place in the United States, chosen from suggestions that the parent looks up: addresses, cities, ZIP codes. It is
 * fully controlled.
 * Renders what `Combobox` renders.
 */
export function LocationCombobox({
  label,
  inputValue,
  onInputChange,
  status,
  suggestions,
  failure,
  selected,
  messages,
  name,
  ...rest
}: LocationComboboxProps) {
  const words = useMessages('LocationCombobox', english, messages);
  const working: ComboboxNotice = { text: words.loading, tone: 'busy' };
  const notices: Partial<Record<LocationStatus, ComboboxNotice>> = {
    short: { text: words.short },
    debouncing: working,
    loading: working,
    empty: { text: words.empty },
    failed: { text: failure || words.failed, tone: 'critical' },
  };
  return (
    <ComboboxField
      {...rest}
      label={label ?? words.label}
      items={status === 'ready' ? suggestions : []}
      itemToKey={keyOf}
      itemToText={textOf}
      renderItem={(place) => (
        <span className={styles.row}>
          <span className={styles.text} translate="no">
            {place.text || place.formatted}
          </span>
          <span className={styles.kind}>{words.kinds[place.type]}</span>
        </span>
      )}
      inputValue={inputValue}
      onInputValueChange={onInputChange}
      selectedItem={asSuggestion(selected)}
      notice={notices[status]}
      announcement={words.results(suggestions.length)}
      clearLabel={words.clear}
      start={
        <span className={styles.icon} data-chosen={selected !== null || undefined}>
          <MapPinIcon size="sm" />
        </span>
      }
    >
      {name !== undefined && (
        <input type="hidden" name={name} form={rest.form} value={selected?.place_id ?? ''} />
      )}
    </ComboboxField>
  );
}

/** The list only compares `place_id`; the other fields just need the right types. */
function asSuggestion(place: PublicPlace | null): PlaceSuggestion | null {
  return place && { latitude: 0, longitude: 0, ...place, text: place.formatted, type: 'city' };
}
