import { isRecord, type PlaceSuggestion, type Point, roundedPoint } from '@porchlight/domain';
import { assign, emit, setup } from 'xstate';

import { callPlaceholder } from '../shared/index.ts';

/** What a search for the device's place knows while it runs. */
export interface DevicePlaceContext {
  /** Where the device is, to about a kilometer; null until it says. */
  point: Point | null;
}

/** What can happen to a search for the device's place. */
export type DevicePlaceEvent =
  /** The button was pressed: the only thing that asks. */
  | { type: 'place.asked' }
  /** Another place was typed or chosen meanwhile. */
  | { type: 'place.dropped' };

/** What it tells whoever listens, beside its state. */
export interface DevicePlaceEmitted {
  type: 'place.found';
  place: PlaceSuggestion;
}

/** The codes of `GeolocationPositionError`. */
const [refused, tooSlow] = [1, 3];
const hasCode = (error: unknown, code: number): boolean => isRecord(error) && error['code'] === code;

/** Where the device is: asked only when someone wants it to be, rounded before it leaves the device, named by the server. */
export const devicePlaceMachine = setup({
  types: {} as {
    context: DevicePlaceContext;
    events: DevicePlaceEvent;
    emitted: DevicePlaceEmitted;
    tags: 'busy' | 'done';
  },
  actors: {
    /** Rejects as the browser does: `code` 1 for a refusal, 3 for a device that takes too long. */
    locate: callPlaceholder<Point, undefined>('locate'),
    /** The nearest city or ZIP code first; none outside of the United States. */
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
