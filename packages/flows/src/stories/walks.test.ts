import type { Flow } from '@porchlight/flow-explorer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, fromCallback, type AnyActor, type AnyEventObject, type AnyStateNode } from 'xstate';

import { pendingCall, settle, stillClock } from '../testing/harness.ts';
import { seeded } from '../testing/seed.ts';
import { flows as registry } from './flows.ts';

const flows: Flow[] = Object.values(registry);

/** A running flow whose calls wait for their results. */
function start(flow: Flow, input: unknown) {
  const names = Object.keys(flow.machine.implementations.actors).filter((name) => !(name in flow.listeners));
  const calls = new Map(names.map((name) => [name, pendingCall<unknown, undefined>()]));
  const clock = stillClock();
  const machine = flow.machine.provide({
    actors: {
      ...Object.fromEntries([...calls].map(([name, { actor }]) => [name, actor])),
      ...Object.fromEntries(Object.keys(flow.listeners).map((name) => [name, fromCallback(() => undefined)])),
    },
  });
  const actor = createActor(machine, { clock, input });
  const failures: unknown[] = [];
  actor.subscribe({ error: (error) => failures.push(error) });
  actor.start();
  return { actor, clock, calls, failures };
}

type Step = () => void;

/** All possible next steps: calls that resolve or fail, timers, and events, including ignored ones. */
function possible(flow: Flow, { actor, clock, calls }: ReturnType<typeof start>): Step[] {
  const snapshot = actor.getSnapshot();
  const outcomes = Object.entries<AnyActor>(snapshot.children).flatMap(([id, child]) => {
    const call = typeof child.src === 'string' ? calls.get(child.src) : undefined;
    if (call === undefined) return [];
    return [
      ...flow.answersTo(id, call.last().input).map(
        (output): Step =>
          () =>
            call.last().resolve(output),
      ),
      ...(flow.failures[id] ?? [new Error('No answer')]).map(
        (error): Step =>
          () =>
            call.last().reject(error),
      ),
    ];
  });
  const events = flow.events.map((event): AnyEventObject => {
    const payload = flow.payloads[event.type];
    return payload?.build(payload.example) ?? event;
  });
  const sends = (some: AnyEventObject[]): Step[] => some.map((event) => () => actor.send(event));
  const taken = events.filter((event) => snapshot.can(event));
  const times = [100, 600, 3000].map(
    (ms): Step =>
      () =>
        void clock.increment(ms),
  );
  // Steps that change the state are more likely than ignored ones.
  return [...outcomes, ...outcomes, ...times, ...sends(taken), ...sends(taken), ...sends(events)];
}

function leaves(node: AnyStateNode): string[] {
  const inner = Object.values(node.states);
  if (inner.length > 0) return inner.flatMap(leaves);
  return (node.always ?? []).some(({ guard }) => guard === undefined) || node.parent === undefined
    ? []
    : [node.id];
}

test.each(flows.map((flow) => ({ name: flow.machine.id, flow })))(
  '$name never breaks, never has two calls of one kind in flight, and leaves nothing pending',
  async ({ flow }) => {
    const rested = new Set<string>();
    const plan = fc.array(fc.nat(), { minLength: 40, maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(plan, fc.nat(), async (picks, first) => {
        const run = start(flow, flow.inputs[first % flow.inputs.length]);
        const inFlight = () => [...run.calls.values()].map((call) => call.inFlight());
        for (const pick of picks) {
          const steps = possible(flow, run);
          steps[pick % steps.length]?.();
          await settle();
          expect(run.failures).toEqual([]);
          expect(Math.max(0, ...inFlight())).toBeLessThanOrEqual(1);
          const { _nodes, status } = run.actor.getSnapshot();
          for (const { id } of _nodes) rested.add(id);
          if (status === 'done') break;
        }
        run.actor.stop();
        expect(Math.max(0, ...inFlight())).toBe(0);
      }),
      { ...seeded, numRuns: 80 },
    );
    // The walks are long enough to reach every state.
    expect(leaves(flow.machine.root).filter((id) => !rested.has(id))).toEqual([]);
  },
);
