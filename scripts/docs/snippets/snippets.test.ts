import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { exampleOf } from '@porchlight/flow-explorer';
import { afterAll, describe, expect, test } from 'vitest';

import { flows } from '../../../packages/flows/src/stories/flows.ts';
import { readMachine } from '../machines.ts';
import { Sources } from '../sources.ts';
import { faultsOf } from './compile.ts';
import { fencesOf } from './fences.ts';
import { Names } from './names.ts';
import { readSnippets, STORIES } from './stories.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = new Sources();
afterAll(() => sources.close());

const all = ['packages', '.storybook', 'docs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => !/node_modules|\/dist\//.test(path)),
);

const project = sources.project(STORIES);
const names = Names.of(project, root);
const stories = all
  .filter((path) => /^packages\/.*\.stories\.tsx$/.test(path))
  .flatMap((path) => {
    const file = project.program.getSourceFile(join(root, path));
    if (!file) throw new Error(`The compiler cannot find ${path}`);
    return readSnippets(file, names).map((snippet) => ({ ...snippet, path }));
  });

const pages = ['README.md', ...all.filter((path) => /\.mdx?$/.test(path) && !path.endsWith('CHANGELOG.md'))];
const fences = pages.flatMap((path) =>
  fencesOf(readFileSync(join(root, path), 'utf8'))
    .filter(({ language }) => /^tsx?$/.test(language))
    .map(({ code, line }): [string, string] => [`${path}:${line}`, code]),
);

/** Declarations around an example of a machine: the reader's own parts. */
const surroundings = `
declare function yourCall(input: unknown, signal: AbortSignal): Promise<never>;
declare function yourPage(event: unknown): void;
declare function yourScreen(state: unknown, context: unknown): void;
declare function yourDraftStore(key: string | undefined, event: unknown): void;
declare function yourStorage(tell: (user: import('@porchlight/flows').SessionUser | null) => void): () => void;
export { yourCall, yourPage, yourScreen, yourDraftStore, yourStorage };
`;
const machines = all
  .filter((path) => path.endsWith('.machine.ts'))
  .map((path): [string, string] => {
    const id = path.replace(/^.*\/|\.machine\.ts$/g, '') as keyof typeof flows;
    return [path, exampleOf(flows[id], readMachine(join(root, path), sources)) + surroundings];
  });

describe('copyable examples compile in another project', () => {
  const examples = new Map([
    ...stories.flatMap(({ path, story, code }): [string, string][] =>
      code === undefined ? [] : [[`${path} ${story}`, code]],
    ),
    ...fences,
    ...machines,
  ]);
  const faults = faultsOf(examples);

  test('examples of stories, guides, READMEs and machines', () => {
    expect(stories.length).toBeGreaterThan(200);
    expect(faults).toEqual({});
  });

  test('no example uses an internal name', () => {
    const odd = [...examples].filter(([, code]) => /(?<![.\w])fn\(|function _|storybook\/test|__/.test(code));
    expect(odd.map(([name]) => name)).toEqual([]);
  });

  test('only stories about this repository itself show no code', () => {
    const silent = stories.flatMap(({ path, story, code }) =>
      code === undefined ? [`${path} ${story}`] : [],
    );
    const isOurOwn = /\/(stress|foundations)\/|\/flows\/src\/.* States$|\/Icon\.stories\.tsx Set$/;
    expect(silent.filter((name) => !isOurOwn.test(name))).toEqual([]);
  });
});
