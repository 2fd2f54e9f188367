import { limits, type ViewAnswer } from '@porchlight/domain';
import { and, assign, emit, setup } from 'xstate';

import { callPlaceholder } from '../shared/index.ts';

/** Input of the view counter machine. */
export interface ViewCounterInput {
  listingId: string;
  /** Counted earlier in this browser session: nothing to do. */
  alreadyCounted: boolean;
  /** Whether the page is visible now. */
  visible: boolean;
  /** Milliseconds, on the same clock as later events. */
  at: number;
}

/** Context of the view counter machine. */
export interface ViewCounterContext extends ViewCounterInput {
  /** Whether the viewer owns the listing; `null` until the session and the listing are known. */
  owner: boolean | null;
  /** Visible milliseconds before `at`. */
  seenFor: number;
}

/** Events of the view counter machine. */
export type ViewCounterEvent =
  | { type: 'page.shown'; at: number }
  | { type: 'page.hidden'; at: number }
  /** The session and the listing's owner are known. */
  | { type: 'viewer.known'; owner: boolean; at: number };

/** Events the machine emits. */
export type ViewCounterEmitted =
  /** The server counted the view: remember it for this browser session. */
  | { type: 'view.counted'; listingId: string; viewCount: number }
  /** For the log only, as a warning. */
  | { type: 'failure.logged'; error: unknown };

const seenUntil = (context: ViewCounterContext, at: number): number =>
  context.seenFor + (context.visible ? Math.max(0, at - context.at) : 0);

/** Counts a view after the listing was visible for two seconds, once, and never for its owner. */
export const viewCounterMachine = setup({
  types: {} as {
    context: ViewCounterContext;
    input: ViewCounterInput;
    events: ViewCounterEvent;
    emitted: ViewCounterEmitted;
    tags: 'busy' | 'done';
  },
  actors: { recordView: callPlaceholder<ViewAnswer, { listingId: string }>('recordView') },
  guards: {
    isCounted: ({ context }) => context.alreadyCounted,
    isOwner: ({ context }) => context.owner === true,
    isStranger: ({ context }) => context.owner === false,
    isVisible: ({ context }) => context.visible,
  },
  actions: {
    noteTime: assign(({ context }, params: { at: number }) => ({
      seenFor: seenUntil(context, params.at),
      at: Math.max(context.at, params.at),
    })),
    noteVisible: assign({ visible: true }),
    noteHidden: assign({ visible: false }),
    noteViewer: assign((_, params: { owner: boolean }) => ({ owner: params.owner })),
  },
  delays: { untilCounted: ({ context }) => Math.max(0, limits.viewDelayMs - context.seenFor) },
}).createMachine({
  id: 'viewCounter',
  context: ({ input }) => ({ ...input, owner: null, seenFor: 0 }),
  initial: 'watching',
  states: {
    watching: {
      initial: 'deciding',
      on: {
        'page.shown': {
          target: '.deciding',
          actions: [{ type: 'noteTime', params: ({ event }) => event }, 'noteVisible'],
        },
        'page.hidden': {
          target: '.deciding',
          actions: [{ type: 'noteTime', params: ({ event }) => event }, 'noteHidden'],
        },
        'viewer.known': {
          target: '.deciding',
          actions: [
            { type: 'noteTime', params: ({ event }) => event },
            { type: 'noteViewer', params: ({ event }) => event },
          ],
        },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isCounted', target: '#viewCounter.skipped' },
            { guard: 'isOwner', target: '#viewCounter.skipped' },
            { guard: and(['isStranger', 'isVisible']), target: 'counting' },
            { target: 'waiting' },
          ],
        },
        /** Until the page is visible and the viewer known. */
        waiting: {},
        counting: { after: { untilCounted: { target: '#viewCounter.recording' } } },
      },
    },
    recording: {
      tags: ['busy'],
      invoke: {
        id: 'recordView',
        src: 'recordView',
        input: ({ context }) => ({ listingId: context.listingId }),
        onDone: {
          target: 'counted',
          actions: emit(({ context, event }) => ({
            type: 'view.counted' as const,
            listingId: context.listingId,
            viewCount: event.output.view_count,
          })),
        },
        onError: {
          target: 'failed',
          actions: emit(({ event }) => ({ type: 'failure.logged' as const, error: event.error })),
        },
      },
    },
    counted: { tags: ['done'] },
    skipped: { tags: ['done'] },
    failed: { tags: ['done'] },
  },
});
