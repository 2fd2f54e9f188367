import { limits, type PlaceSuggestion, type Point } from '@porchlight/domain';
import { devicePlaceMachine } from '@porchlight/flows/devicePlace';
import { locationSearchMachine } from '@porchlight/flows/locationSearch';
import { type DeviceStatus, PlaceField, type PlaceFieldProps, type PlaceSlot } from '@porchlight/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { fromPromise, type StateValueFrom } from 'xstate';

import { type ApiClient, nearestPlaces, searchTowns, useApi } from '../../api/index.ts';
import { type FieldSelection, select } from '../../lib/fieldSelection.ts';
import { geolocation } from '../../lib/secureContext.ts';

export interface NearFieldProps extends Omit<PlaceSlot, 'plain'>, Pick<PlaceFieldProps, 'requiresRadius'> {
  /**
   * The selection in the plain field that this one replaces; also takes the focus. Default null: no focus.
   */
  selection?: FieldSelection | null;
}

/** Long enough for a phone indoors. */
const locateMs = 10_000;

function locate(): Promise<Point> {
  const device = geolocation();
  return new Promise((resolve, reject) => {
    // Geolocation errors aren't instances of `Error`; their code tells the reason.
    const fail = ({ code, message }: GeolocationPositionError) =>
      reject(Object.assign(new Error(message), { code }));
    device?.getCurrentPosition(({ coords }) => resolve(coords), fail, {
      timeout: locateMs,
      maximumAge: 10 * 60_000,
    });
  });
}

function machines(api: ApiClient) {
  return {
    search: locationSearchMachine.provide({
      actors: {
        suggest: fromPromise<PlaceSuggestion[], { query: string }>(({ input, signal }) =>
          searchTowns(api, input.query, signal),
        ),
      },
    }),
    device: devicePlaceMachine.provide({
      actors: {
        locate: fromPromise<Point, undefined>(locate),
        nearest: fromPromise<PlaceSuggestion[], { point: Point }>(({ input, signal }) =>
          nearestPlaces(api, input.point, signal),
        ),
      },
    }),
  };
}

const shown: Record<StateValueFrom<typeof devicePlaceMachine>, DeviceStatus> = {
  idle: 'idle',
  locating: 'asking',
  naming: 'asking',
  found: 'idle',
  refused: 'refused',
  timeout: 'timeout',
  outside: 'outside',
  failed: 'failed',
};

/** The place field with its machines: a city or a ZIP code, typed or from the device, and a radius. */
export function NearField({
  text,
  onTextChange,
  radius,
  onChoose,
  onLeave,
  requiresRadius = false,
  selection = null,
}: NearFieldProps) {
  const api = useApi();
  const made = useMemo(() => machines(api), [api]);
  const search = useActorRef(made.search, { input: { place: null } });
  const device = useActorRef(made.device);
  const state = useSelector(search, (snapshot) => snapshot);
  const asked = useSelector(device, (snapshot) => snapshot.value);
  const field = useRef<HTMLInputElement>(null);

  // The device's ZIP code may be small, so search around it.
  const choose = useEffectEvent((place: PlaceSuggestion) =>
    onChoose({ place: place.formatted, radius: radius ?? limits.radiusDefault }),
  );
  useEffect(() => {
    const found = device.on('place.found', ({ place }) => choose(place));
    return () => found.unsubscribe();
  }, [device]);
  // Text typed before this field loaded is looked up as if typed here.
  const takeOver = useEffectEvent(() => {
    if (selection === null) return;
    field.current?.focus();
    if (field.current !== null) select(field.current, selection);
    search.send({ type: 'text.changed', text });
  });
  useLayoutEffect(() => takeOver(), []);

  const edit = (typed: string) => {
    search.send({ type: 'text.changed', text: typed });
    device.send({ type: 'place.dropped' });
    onTextChange(typed);
  };
  return (
    <PlaceField
      field={{
        ref: field,
        inputValue: text,
        onInputChange: edit,
        status: state.value,
        suggestions: state.context.suggestions,
        ...(state.context.error !== null && { failure: state.context.error }),
        selected: state.context.place,
        onSelect: (suggestion) => {
          search.send({ type: 'suggestion.chosen', suggestion });
          onChoose({ place: suggestion.formatted });
        },
        onOpenChange: (isOpen) => {
          if (isOpen) search.send({ type: 'list.opened' });
        },
        onClear: () => {
          search.send({ type: 'selection.cleared' });
          onChoose({ place: '' });
        },
        onBlur: () => {
          search.send({ type: 'list.closed' });
          onLeave();
        },
      }}
      radius={radius}
      requiresRadius={requiresRadius}
      onRadiusChange={(chosen) => onChoose({ radius: chosen })}
      {...(geolocation() && { onLocate: () => device.send({ type: 'place.asked' }) })}
      device={shown[asked]}
    />
  );
}
