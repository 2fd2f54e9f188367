import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Flow } from '@porchlight/flow-explorer';
import { afterAll, describe, expect, test } from 'vitest';

import { flows as registry } from '../../packages/flows/src/stories/flows.ts';
import { readMachine } from './machines.ts';
import { Sources } from './sources.ts';

const home = join(import.meta.dirname, '../../packages/flows');
const sources = new Sources();
afterAll(() => sources.close());

const files = readdirSync(join(home, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.machine.ts'),
);
const machines = files.map((file) => {
  const id = basename(file, '.machine.ts') as keyof typeof registry;
  const flow: Flow = registry[id];
  return { id, flow, types: readMachine(join(home, 'src', file), sources) };
});

describe.each(machines)('the guide of $id', ({ id, flow, types }) => {
  test('describes exactly the actors that the machine invokes', () => {
    expect(Object.keys(types.actors).toSorted()).toEqual(
      Object.keys(flow.machine.implementations.actors).toSorted(),
    );
    for (const [name, { kind }] of Object.entries(types.actors))
      expect(kind).toBe(name in flow.listeners ? 'callback' : 'promise');
  });

  test('declares exactly the events that the Explorer offers', () => {
    const declared = types.events?.match(/(?<=type: ')[\w.]+/g) ?? [];
    // Machines raise it themselves.
    const isFromOutside = (type: string): boolean => type !== 'scroll.requested';
    expect([...new Set(declared)].filter(isFromOutside).toSorted()).toEqual(
      [...new Set(flow.events.map(({ type }) => type))].toSorted(),
    );
  });

  test('shows the machine’s own types, including comments', () => {
    const name = id.charAt(0).toUpperCase() + id.slice(1);
    expect(types).toMatchObject({ name: `${id}Machine`, module: '@porchlight/flows' });
    expect(types.context).toMatch(new RegExp(`^interface ${name}Context `));
    if (flow.inputs[0] !== undefined)
      expect(types.input).toMatch(new RegExp(`^(type|interface) ${name}Input`));
    if (types.emittedTypes.length > 0)
      expect(types.emitted).toMatch(new RegExp(`^(type|interface) ${name}Emitted`));
  });
});

test('describes an actor by its input and output', () => {
  const actorsOf = (id: string) => machines.find((machine) => machine.id === id)?.types.actors;
  expect(actorsOf('favoriteToggle')).toEqual({
    changeFavorite: {
      kind: 'promise',
      input: '{ listingId: string; saved: boolean; }',
      output: 'void | FavoriteAnswer',
    },
    checkFavorite: { kind: 'promise', input: '{ listingId: string; }', output: 'FavoriteAnswer' },
  });
  expect(actorsOf('listingEditor')).toMatchObject({
    drafts: { kind: 'callback', input: '{ key: string; }', receives: 'DraftEvent', sends: undefined },
  });
});

test('declares types used by actors once', () => {
  const { others } = machines.find(({ id }) => id === 'uploadQueue')?.types ?? {};
  const names = others?.map((text) => /^(?:type|interface) (\w+)/.exec(text)?.[1]);
  expect(names?.toSorted()).toEqual(
    ['CompressedImage', 'InspectedFile', 'PickedFile', 'PreviewEvent', 'UploadInput'].toSorted(),
  );
});
