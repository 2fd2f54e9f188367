import { radii } from '@porchlight/domain';
import type { ComponentProps } from 'react';

import { LocationCombobox, type LocationComboboxProps } from '../../components/LocationCombobox/index.ts';
import { Select } from '../../components/Select/index.ts';
import { MapPinIcon } from '../../icons/index.ts';
import { cx, useMessages } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import type { PlaceRadius } from '../SearchForm/filterValues.ts';
import * as styles from './PlaceField.css.ts';
import { english, type PlaceFieldMessages } from './PlaceField.messages.ts';

/** Value of the option for the place only. */
const placeItself = 'place';

/** Status of the location request. */
export type DeviceStatus = 'idle' | 'asking' | 'refused' | 'timeout' | 'outside' | 'failed';

export interface PlaceFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Props of the field: its text, results and callbacks. As in `LocationCombobox`. */
  field: Omit<LocationComboboxProps, 'messages'>;
  /** Radius around the place; `null` is the place itself. */
  radius: PlaceRadius;
  /** Called with the selected radius. */
  onRadiusChange: (radius: PlaceRadius) => void;
  /** Offers only distances, not the place itself. Default `false`. */
  requiresRadius?: boolean;
  /** Called by 'Use my location', the only way to request the location. Default none: there is no such button. */
  onLocate?: (() => void) | undefined;
  /** Status of that request. Default `idle`. */
  device?: DeviceStatus;
  /** Texts, for translation. Default English. */
  messages?: Partial<PlaceFieldMessages>;
}

/**
 * A place to search around and a radius: typed and selected from suggestions, or from the device when its button is
 * pressed. The result of that is a sentence below.
 * Renders `<div>`. Publishes `data-device`.
 */
export function PlaceField({
  field,
  radius,
  onRadiusChange,
  requiresRadius = false,
  onLocate,
  device = 'idle',
  messages,
  className,
  ...rest
}: PlaceFieldProps) {
  const words = useMessages('PlaceField', english, messages);
  const news: Record<DeviceStatus, string> = {
    idle: '',
    asking: words.locating,
    refused: words.refused,
    timeout: words.timeout,
    outside: words.outside,
    failed: words.failed,
  };
  return (
    <div {...rest} className={cx(styles.root, className)} data-device={device}>
      <div className={styles.fields}>
        <LocationCombobox {...field} label={field.label ?? words.place} />
        <Select
          label={words.radius}
          options={[
            ...(requiresRadius ? [] : [{ value: placeItself, label: words.placeItself }]),
            ...radii.map((known) => ({
              value: String(known),
              label: known === 'any' ? words.anywhere : words.miles(known),
            })),
          ]}
          value={String(radius ?? placeItself)}
          onValueChange={(chosen) => onRadiusChange(radii.find((known) => String(known) === chosen) ?? null)}
        />
      </div>
      {onLocate !== undefined && (
        <div className={styles.device}>
          <Button
            variant="quiet"
            busy={device === 'asking'}
            onClick={onLocate}
            startIcon={<MapPinIcon size="sm" />}
          >
            {words.locate}
          </Button>
          <p className={styles.news} role="status">
            {news[device]}
          </p>
        </div>
      )}
    </div>
  );
}
