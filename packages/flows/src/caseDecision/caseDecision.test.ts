import { type CaseDetail, texts } from '@porchlight/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';

import { pendingCall, settle } from '../testing/harness.ts';
import { seeded } from '../testing/seed.ts';
import { decidedCase, openCase, takenCase, tooLate } from './caseDecision.samples.ts';
import { caseDecisionMachine, type DecideQuestion, type UndoQuestion } from './index.ts';

function start(read: CaseDetail = openCase, moderatorId = 'ana') {
  const take = pendingCall<CaseDetail, { caseId: string }>();
  const putBack = pendingCall<CaseDetail, { caseId: string }>();
  const decide = pendingCall<CaseDetail, DecideQuestion>();
  const undo = pendingCall<CaseDetail, UndoQuestion>();
  const load = pendingCall<CaseDetail, { caseId: string }>();
  const actor = createActor(
    caseDecisionMachine.provide({
      actors: {
        takeCase: take.actor,
        putBack: putBack.actor,
        decide: decide.actor,
        undo: undo.actor,
        loadCase: load.actor,
      },
    }),
    { input: { case: read, moderatorId } },
  );
  const heard: string[] = [];
  for (const type of ['case.changed', 'failure.logged'] as const) actor.on(type, () => heard.push(type));
  actor.start();
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  return { actor, take, putBack, decide, undo, load, heard, state, context };
}

/** A machine with a complete choice. */
function chosen() {
  const started = start(takenCase);
  started.actor.send({ type: 'choice.begun' });
  started.actor.send({
    type: 'choice.changed',
    changes: { kind: 'hide_listing', reason: 'misleading', words: ' Another desk. ' },
  });
  return started;
}

describe('taking', () => {
  test('taking comes before choosing, and is skipped when the moderator already has the case', async () => {
    const { actor, take, heard, state } = start();
    actor.send({ type: 'choice.begun' });
    expect(take.last().input).toEqual({ caseId: 'case-desk' });
    take.last().resolve(takenCase);
    await settle();
    expect(state()).toBe('choosing');
    expect(heard).toEqual(['case.changed']);

    const mine = start(takenCase);
    mine.actor.send({ type: 'choice.begun' });
    expect(mine.state()).toBe('choosing');
    expect(mine.take.calls).toEqual([]);
  });

  test('a case that another moderator took cannot be decided until it is released', async () => {
    const { actor, take, putBack, state } = start(takenCase, 'ben');
    actor.send({ type: 'choice.begun' });
    expect([state(), take.calls.length]).toEqual(['reading', 0]);
    actor.send({ type: 'case.putBack' });
    putBack.last().resolve(openCase);
    await settle();
    actor.send({ type: 'choice.begun' });
    expect(state()).toBe('taking');
  });

  test('when another moderator was first, the case is reloaded and a notice shown', async () => {
    const { actor, take, load, state, context } = start();
    actor.send({ type: 'choice.begun' });
    take.last().reject({ status: 409, serverMessage: texts.moderation.takenMeanwhile });
    await settle();
    expect(state()).toBe('refreshing');
    load.last().resolve({ ...openCase, taken_by: { id: 'ben', name: 'Ben Okafor' } });
    await settle();
    expect(state()).toBe('outdated');
    expect(context().error).toBe(texts.moderation.takenMeanwhile);
    expect(context().case.taken_by?.name).toBe('Ben Okafor');
    actor.send({ type: 'conflict.read' });
    expect([state(), context().error]).toEqual(['reading', null]);
  });
});

describe('choosing', () => {
  test('shows each missing field until it is filled', () => {
    const { actor, decide, context } = start(takenCase);
    actor.send({ type: 'choice.begun' });
    actor.send({ type: 'choice.sent' });
    expect(context().fieldErrors).toEqual({
      kind: texts.moderation.kindRequired,
      reason: texts.moderation.reasonRequired,
    });
    actor.send({ type: 'choice.changed', changes: { kind: 'suspend', reason: 'other' } });
    expect(context().fieldErrors).toEqual({});
    actor.send({ type: 'choice.sent' });
    expect(context().fieldErrors).toEqual({
      days: texts.moderation.daysRequired,
      words: texts.moderation.wordsRequired,
    });
    expect(decide.calls).toEqual([]);
  });

  test('a suspension needs a confirmation', async () => {
    const { actor, decide, state } = start(takenCase);
    actor.send({ type: 'choice.begun' });
    actor.send({ type: 'choice.changed', changes: { kind: 'suspend', reason: 'scam', days: null } });
    actor.send({ type: 'choice.sent' });
    expect([state(), decide.calls.length]).toEqual(['confirming', 0]);
    actor.send({ type: 'choice.declined' });
    expect(state()).toBe('choosing');
    actor.send({ type: 'choice.sent' });
    actor.send({ type: 'choice.confirmed' });
    expect(decide.last().input).toEqual({
      caseId: 'case-desk',
      decision: { kind: 'suspend', reason: 'scam', words: '', days: null, version: 3 },
    });
  });

  test('sends the chosen days only with a suspension', () => {
    const { actor, decide } = start(takenCase);
    actor.send({ type: 'choice.begun' });
    actor.send({ type: 'choice.changed', changes: { kind: 'suspend', days: 7 } });
    actor.send({ type: 'choice.changed', changes: { kind: 'warn', reason: 'spam' } });
    actor.send({ type: 'choice.sent' });
    expect(decide.last().input.decision).toEqual({ kind: 'warn', reason: 'spam', words: '', version: 3 });
  });

  test('a reloaded case changes nothing unless its version differs', () => {
    const { actor, state, context } = chosen();
    actor.send({ type: 'case.received', case: takenCase });
    expect(state()).toBe('choosing');
    actor.send({ type: 'case.received', case: { ...takenCase, version: 9 } });
    expect([state(), context().error]).toEqual(['outdated', texts.moderation.changedMeanwhile]);
    actor.send({ type: 'conflict.read' });
    actor.send({ type: 'choice.begun' });
    expect(context().choice.kind).toBe('hide_listing');
  });
});

describe('deciding', () => {
  test('sends the choice once, with the version that was read, and can be undone', async () => {
    const { actor, decide, undo, heard, state, context } = chosen();
    actor.send({ type: 'choice.sent' });
    actor.send({ type: 'choice.sent' });
    expect(decide.calls.map(({ input }) => input)).toEqual([
      {
        caseId: 'case-desk',
        decision: { kind: 'hide_listing', reason: 'misleading', words: 'Another desk.', version: 3 },
      },
    ]);
    decide.last().resolve(decidedCase);
    await settle();
    expect([state(), context().choice.kind]).toEqual(['decided', '']);
    actor.send({ type: 'decision.undone', decisionId: 'decision-1' });
    expect(undo.last().input).toEqual({ caseId: 'case-desk', decisionId: 'decision-1' });
    undo.last().resolve(openCase);
    await settle();
    expect(state()).toBe('reading');
    expect(heard).toEqual(['case.changed', 'case.changed']);
  });

  test.each([
    [{}, {}, /try again/],
    [{ status: 500 }, {}, /try again/],
    [
      { status: 422, fieldErrors: { words: [texts.moderation.wordsTooLong] } },
      { words: texts.moderation.wordsTooLong },
      /try again/,
    ],
  ])('keeps the choice after %j', async (failure, fields, said) => {
    const { actor, decide, heard, state, context } = chosen();
    actor.send({ type: 'choice.sent' });
    decide.last().reject(failure);
    await settle();
    expect(state()).toBe('choosing');
    expect(context()).toMatchObject({ choice: { kind: 'hide_listing' }, fieldErrors: fields });
    expect(context().error).toMatch(said);
    expect(heard).toEqual(['failure.logged']);
  });

  test('the second moderator sees the updated case, even when reloading it fails', async () => {
    const { actor, decide, load, state, context } = chosen();
    actor.send({ type: 'choice.sent' });
    decide.last().reject(tooLate);
    await settle();
    load.last().reject({ status: 503 });
    await settle();
    expect([state(), context().error]).toEqual(['outdated', texts.moderation.changedMeanwhile]);
    actor.send({ type: 'case.received', case: decidedCase });
    actor.send({ type: 'conflict.read' });
    expect(state()).toBe('decided');
  });
});

/** A server with one case: the first decision on a version wins. */
test('when two moderators decide at any moment, exactly one decision is accepted', async () => {
  const step = fc.record({ who: fc.constantFrom(0, 1), act: fc.constantFrom('send', 'arrive') });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      const people = [chosen(), chosen()] as const;
      let winner: number | undefined;
      for (const { who, act } of steps) {
        const { actor, decide } = people[who === 0 ? 0 : 1];
        if (act === 'send') actor.send({ type: 'choice.sent' });
        else if (decide.inFlight() === 1) {
          if (winner === undefined) decide.last().resolve(decidedCase);
          else decide.last().reject(tooLate);
          winner ??= who;
        }
        await settle();
      }
      for (const [who, { state }] of people.entries()) expect(state() === 'decided').toBe(who === winner);
    }),
    seeded,
  );
});
