import type { Flow } from './flow.ts';
import { showJson } from './json.ts';
import type { MachineTypes } from './machineTypes.ts';

const helpers = ['fromCallback', 'fromPromise'];

/** Example code that runs a machine with your own calls. */
export function exampleOf(
  { machine, listeners, inputs }: Flow,
  { name, module, emittedTypes }: MachineTypes,
): string {
  const actors = Object.keys(machine.implementations.actors).map((actor): [name: string, logic: string] => [
    actor,
    listeners[actor] ?? 'fromPromise(({ input, signal }) => yourCall(input, signal))',
  ]);
  const lines = actors.map(([actor, logic]) => `    ${actor}: ${logic},`);
  const provided =
    lines.length === 0 ? name : `${name}.provide({\n  actors: {\n${lines.join('\n')}\n  },\n})`;
  const input = inputs[0] === undefined ? '' : `, { input: ${showJson(inputs[0])} }`;
  const [emitted] = emittedTypes;
  // An actor is created by one of XState's functions or by one of the machine's.
  const makers = [...new Set(actors.map(([, logic]) => /^\w+/.exec(logic)?.[0] ?? ''))].toSorted();
  const own = makers.filter((maker) => !helpers.includes(maker));
  const xstate = ['createActor', ...makers.filter((maker) => helpers.includes(maker))];
  return [
    `import { ${[...own, name].join(', ')} } from '${module}';`,
    `import { ${xstate.join(', ')} } from 'xstate';`,
    '',
    `const actor = createActor(${provided}${input});`,
    ...(emitted === undefined ? [] : [`actor.on('${emitted}', (event) => yourPage(event));`]),
    'actor.subscribe((snapshot) => yourScreen(snapshot.value, snapshot.context));',
    'actor.start();',
  ].join('\n');
}
