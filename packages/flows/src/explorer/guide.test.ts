// @vitest-environment jsdom
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { declarationOf, typesIn } from './declarations.ts';
import { exampleOf } from './example.ts';
import { flows as registry, type Flow } from './index.ts';

const home = join(import.meta.dirname, '../..');
const flows: Flow[] = Object.values(registry);

/** A signature with each type by the package that it comes from. */
function qualified(signature: string): string {
  const builtIn = ['Promise', 'AbortSignal'];
  return typesIn(signature)
    .filter((type) => !builtIn.includes(type))
    .reduce(
      (text, type) =>
        text.replaceAll(
          new RegExp(`\\b${type}\\b`, 'g'),
          `${declarationOf(type) === undefined ? 'domain' : 'flows'}.${type}`,
        ),
      signature,
    );
}

const literals = (names: readonly string[]): string =>
  names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | ');

/** The check of one signature: what it is given, all of what it is given, and what it answers. */
function signatureCheck(flow: Flow, name: string, signature: string): string {
  const [parameters = '', answer = ''] = qualified(signature).split(/ => (?=Promise<)/);
  const [, parts] = signature.match(/^\(\{ (.*?) \}/) ?? [];
  const actor = `ActorOf<typeof flows.${flow.machine.id}Machine, '${name}'>`;
  return [
    `provide<${actor}>(${parameters}: ${answer} => { throw new Error(); });`,
    `same<${answer.replace('Promise', 'Awaited<Promise')}>, OutputFrom<${actor}>>();`,
    ...(parts === undefined ? [] : [`same<${literals(parts.split(', '))}, keyof InputFrom<${actor}>>();`]),
  ].join('\n');
}

const head = `
import type * as domain from '@porchlight/domain';
import * as flows from '@porchlight/flows';
import type { AnyActorLogic, EmittedFrom, InputFrom, OutputFrom, StateMachine } from 'xstate';
type ActorsOf<M> = M extends StateMachine<any, any, any, infer A, any, any, any, any, any, any, any, any, any, any> ? A : never;
type ActorOf<M, Name> = Extract<ActorsOf<M>, { src: Name }>['logic'];
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function same<A, B>(...different: Same<A, B> extends true ? [] : [never]): void;
declare function provide<A extends AnyActorLogic>(call: (input: InputFrom<A>, signal: AbortSignal) => Promise<OutputFrom<A>>): void;
`;

function checksOf(flow: Flow): string {
  const emitted = `EmittedFrom<typeof flows.${flow.machine.id}Machine>['type']`;
  const told = Object.keys(flow.emits);
  return [
    head,
    // A machine that tells of nothing has the type of any event.
    `same<${told.length === 0 ? 'string' : literals(told)}, ${emitted}>();`,
    ...Object.entries(flow.actors)
      .filter(([name]) => !(name in flow.keepers))
      .map(([name, signature]) => signatureCheck(flow, name, signature)),
  ].join('\n');
}

/** What stands around an example: the reader's own parts. */
const surroundings = `
declare function yourCall(input: unknown, signal: AbortSignal): Promise<never>;
declare function yourPage(event: unknown): void;
declare function yourScreen(state: unknown, context: unknown): void;
declare function yourShelf(key: string | undefined, event: unknown): void;
declare function yourStorage(tell: (user: import('@porchlight/flows').SessionUser | null) => void): () => void;
`;

/** What the compiler says of some files: nothing, when they are right. */
function compile(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(join(home, '.guide-'));
  const config = {
    extends: '../../../tsconfig.base.json',
    compilerOptions: {
      composite: false,
      declaration: false,
      declarationMap: false,
      emitDeclarationOnly: false,
      noEmit: true,
      noUnusedLocals: false,
      noUnusedParameters: false,
    },
    include: ['*.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const tsc = join(home, '../../node_modules/.bin/tsc');
  return new Promise((resolve) => {
    execFile(tsc, ['-p', '.'], { cwd: folder }, (error, stdout, stderr) => {
      rmSync(folder, { recursive: true });
      resolve(error === null ? '' : `${stdout}${stderr}` || error.message);
    });
  });
}

test('what the guides say of actors and of what is emitted is what the machines have', async () => {
  const files = flows.map((flow) => [`${flow.machine.id}.ts`, checksOf(flow)] as const);
  expect(await compile(Object.fromEntries(files))).toBe('');
});

test('a signature that is not the machine’s is found out', async () => {
  const { favoriteToggle } = registry;
  const lie = (signature: string) => checksOf({ ...favoriteToggle, actors: { checkFavorite: signature } });
  const said = await compile({
    'input.ts': lie('({ listing }) => Promise<FavoriteAnswer>'),
    'parts.ts': lie('() => Promise<void>'),
    'emits.ts': checksOf({ ...favoriteToggle, emits: {} }),
    'true.ts': checksOf(favoriteToggle),
  });
  expect([...new Set(said.match(/^\w+(?=\.ts)/gm))].toSorted()).toEqual(['emits', 'input', 'parts']);
});

test('the examples of the guides compile', async () => {
  const files = flows.map((flow) => [`${flow.machine.id}.ts`, exampleOf(flow) + surroundings] as const);
  expect(await compile(Object.fromEntries(files))).toBe('');
});
