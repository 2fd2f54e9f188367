import { expect, test } from 'vitest';
import { setup, StateMachine } from 'xstate';

import { caseDecisionSamples } from '../caseDecision/caseDecision.samples.ts';
import { contactDialogSamples } from '../contactDialog/contactDialog.samples.ts';
import { emailConfirmationSamples } from '../emailConfirmation/emailConfirmation.samples.ts';
import { favoriteToggleSamples } from '../favoriteToggle/favoriteToggle.samples.ts';
import * as everything from '../index.ts';
import { listingEditorSamples } from '../listingEditor/listingEditor.samples.ts';
import { listingLifeSamples } from '../listingLife/listingLife.samples.ts';
import { devicePlaceSamples } from '../devicePlace/devicePlace.samples.ts';
import { mapSearchSamples } from '../mapSearch/mapSearch.samples.ts';
import { searchSuggestionsSamples } from '../searchSuggestions/searchSuggestions.samples.ts';
import { locationSearchSamples } from '../locationSearch/locationSearch.samples.ts';
import { offerSamples } from '../offer/offer.samples.ts';
import { passwordRequestSamples, passwordResetSamples } from '../passwordReset/passwordReset.samples.ts';
import { reportUrgencySamples } from '../reportUrgency/reportUrgency.samples.ts';
import { sessionSamples } from '../session/session.samples.ts';
import { conversationReaderSamples } from '../conversationReader/conversationReader.samples.ts';
import { uploadQueueSamples } from '../uploadQueue/uploadQueue.samples.ts';
import { viewCounterSamples } from '../viewCounter/viewCounter.samples.ts';
import { coverageOf, coverageTable } from './coverage.ts';

test(
  'every state, every transition and both ways of every guard of every machine are reached',
  { timeout: 120_000 },
  () => {
    const rows = [
      coverageOf(sessionSamples),
      coverageOf(viewCounterSamples),
      coverageOf(favoriteToggleSamples),
      coverageOf(locationSearchSamples),
      coverageOf(devicePlaceSamples),
      coverageOf(listingLifeSamples),
      coverageOf(mapSearchSamples),
      coverageOf(searchSuggestionsSamples),
      coverageOf(caseDecisionSamples),
      coverageOf(contactDialogSamples),
      coverageOf(offerSamples),
      coverageOf(reportUrgencySamples),
      coverageOf(passwordRequestSamples),
      coverageOf(passwordResetSamples),
      coverageOf(emailConfirmationSamples),
      coverageOf(uploadQueueSamples),
      coverageOf(listingEditorSamples),
      coverageOf(conversationReaderSamples),
    ];
    const table = coverageTable(rows);
    process.stdout.write(`\n${table}\n\n`);
    expect(
      rows.flatMap(({ machine, missing }) => missing.map((what) => `${machine}: ${what}`)),
      table,
    ).toEqual([]);
    // Guards against vacuous results: each machine has something to reach.
    for (const { states, transitions } of rows) expect(Math.min(states, transitions)).toBeGreaterThan(2);
    const exported = Object.values(everything).flatMap((part) =>
      part instanceof StateMachine ? part.id : [],
    );
    expect(rows.map(({ machine }) => machine).toSorted()).toEqual(exported.toSorted());
  },
);

test('names what cannot be reached', () => {
  const machine = setup({
    types: {} as { events: { type: 'door.opened' } | { type: 'door.painted' } },
    guards: { isNever: () => false },
  }).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { 'door.opened': [{ guard: 'isNever', target: 'ajar' }, { target: 'open' }] } },
      ajar: {},
      open: { on: { 'door.painted': { target: 'shut' } } },
    },
  });
  expect(coverageOf({ machine, inputs: [undefined], events: [{ type: 'door.opened' }] })).toEqual({
    machine: 'door',
    states: 4,
    statesReached: 3,
    transitions: 3,
    transitionsTaken: 1,
    guards: 1,
    guardsBothWays: 0,
    missing: ['door.ajar', 'door.shut --door.opened--> ajar', 'door.open --door.painted--> shut'],
  });
});

test('names a guard that never rejects, also before a timer or an immediate transition', () => {
  const machine = setup({
    types: {} as { context: { lit: boolean }; events: { type: 'switch.pressed' } },
    guards: { isAlways: () => true, isLit: ({ context }) => context.lit },
    delays: { soon: 100 },
  }).createMachine({
    id: 'lamp',
    context: { lit: true },
    initial: 'off',
    states: {
      off: { on: { 'switch.pressed': { guard: 'isAlways', target: 'warming' } } },
      warming: { after: { soon: { guard: 'isLit', target: 'on' } } },
      on: { always: { guard: 'isLit', target: 'off' } },
    },
  });
  const { guards, guardsBothWays, missing } = coverageOf({
    machine,
    inputs: [undefined],
    events: [{ type: 'switch.pressed' }],
  });
  expect([guards, guardsBothWays]).toEqual([3, 0]);
  expect(missing).toEqual([
    'lamp.off --switch.pressed--> warming is never refused',
    'lamp.warming --xstate.after.soon.lamp.warming--> on is never refused',
    'lamp.on --always--> off is never refused',
  ]);
});

test('a sample response for a call that no state makes is an error', () => {
  const machine = setup({}).createMachine({ id: 'door' });
  const samples = { machine, inputs: [undefined], events: [], answers: { knok: [true] } };
  expect(() => coverageOf(samples)).toThrow('door never invokes knok');
});
