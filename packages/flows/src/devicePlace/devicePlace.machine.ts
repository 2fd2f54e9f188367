import { isRecord, type PlaceSuggestion, type Point, roundedPoint } from '@porchlight/domain';
import { assign, emit, setup } from 'xstate';

import { callPlaceholder } from '../shared/index.ts';

/** Context of the device place machine. */
export interface DevicePlaceContext {
  /** The device's position, rounded to about a kilometer; `null` until known. */
  point: Point | null;
}

/** Events of the device place machine. */
export type DevicePlaceEvent =
  /** The button was pressed: only this requests the position. */
  | { type: 'place.asked' }
  /** Another place was typed or chosen meanwhile. */
  | { type: 'place.dropped' };

/** Events the machine emits. */
export interface DevicePlaceEmitted {
  type: 'place.found';
  place: PlaceSuggestion;
}

/** The codes of `GeolocationPositionError`. */
const [refused, tooSlow] = [1, 3];
const hasCode = (error: unknown, code: number): boolean => isRecord(error) && error['code'] === code;

/** The device's location: requested only on demand, rounded before it leaves the device, named by the server. */
export const devicePlaceMachine = setup({
  types: {} as {
    context: DevicePlaceContext;
    events: DevicePlaceEvent;
    emitted: DevicePlaceEmitted;
    tags: 'busy' | 'done';
  },
  actors: {
    /** Rejects as the browser does: `code` 1 when permission is denied, 3 on a timeout. */
    locate: callPlaceholder<Point, undefined>('locate'),
    /** The nearest city or ZIP code first; empty outside the United States. */
    nearest: callPlaceholder<PlaceSuggestion[], { point: Point }>('nearest'),
  },
  guards: {
    isRefused: (_, params: { error: unknown }) => hasCode(params.error, refused),
    isTooSlow: (_, params: { error: unknown }) => hasCode(params.error, tooSlow),
    isNowhere: (_, params: { places: PlaceSuggestion[] }) => params.places.length === 0,
  },
  actions: {
    keepPoint: assign((_, params: { point: Point }) => ({ point: roundedPoint(params.point) })),
    forgetPoint: assign({ point: null }),
  },
}).createMachine({
  id: 'devicePlace',
  context: { point: null },
  initial: 'idle',
  on: {
    'place.asked': { target: '.locating' },
    'place.dropped': { target: '.idle' },
  },
  states: {
    idle: { entry: 'forgetPoint' },
    locating: {
      tags: ['busy'],
      on: { 'place.asked': {} },
      invoke: {
        id: 'locate',
        src: 'locate',
        input: undefined,
        onDone: {
          target: 'naming',
          actions: { type: 'keepPoint', params: ({ event }) => ({ point: event.output }) },
        },
        onError: [
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'refused' },
          { guard: { type: 'isTooSlow', params: ({ event }) => event }, target: 'timeout' },
          { target: 'failed' },
        ],
      },
    },
    naming: {
      tags: ['busy'],
      on: { 'place.asked': {} },
      invoke: {
        id: 'nearest',
        src: 'nearest',
        input: ({ context }) => ({ point: context.point ?? { latitude: 0, longitude: 0 } }),
        onDone: [
          {
            guard: { type: 'isNowhere', params: ({ event }) => ({ places: event.output }) },
            target: 'outside',
          },
          {
            target: 'found',
            actions: emit(({ event }) => ({
              type: 'place.found' as const,
              place: event.output[0] as PlaceSuggestion,
            })),
          },
        ],
        onError: { target: 'failed' },
      },
    },
    found: { tags: ['done'], entry: 'forgetPoint' },
    refused: {},
    timeout: {},
    outside: {},
    failed: {},
  },
});
