import type { Flow } from './flow.ts';
import { showJson } from './json.ts';

/** How to run one flow with calls of one's own, ready to be copied. */
export function exampleOf({ machine, actors, keepers, inputs, emits }: Flow): string {
  const variable = `${machine.id}Machine`;
  const calls = Object.keys(actors).map(
    (name) =>
      `    ${name}: ${keepers[name] ?? 'fromPromise(({ input, signal }) => yourCall(input, signal))'},`,
  );
  const provided =
    calls.length === 0 ? variable : `${variable}.provide({\n  actors: {\n${calls.join('\n')}\n  },\n})`;
  const input = inputs[0] === undefined ? '' : `, { input: ${showJson(inputs[0])} }`;
  const [emitted] = Object.keys(emits);
  const isUsed = (name: string): boolean => calls.some((call) => call.includes(`${name}(`));
  const helpers = ['createActor', ...['fromCallback', 'fromPromise'].filter(isUsed)];
  const parts = [...['previewKeeper'].filter(isUsed), variable];
  return [
    `import { ${parts.join(', ')} } from '@porchlight/flows';`,
    `import { ${helpers.join(', ')} } from 'xstate';`,
    '',
    `const actor = createActor(${provided}${input});`,
    ...(emitted === undefined ? [] : [`actor.on('${emitted}', (event) => yourPage(event));`]),
    'actor.subscribe((snapshot) => yourScreen(snapshot.value, snapshot.context));',
    'actor.start();',
  ].join('\n');
}
