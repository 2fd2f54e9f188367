import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { format } from 'oxfmt';
import type { Plugin } from 'vite';

import { type PropSource, readComponents } from './components.ts';
import { readMachine } from './machines.ts';
import { Names } from './snippets/names.ts';
import { readSnippets, STORIES } from './snippets/stories.ts';
import { Sources } from './sources.ts';
import { readUsage } from './usage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = ['packages/ui/src', 'apps/web/src'];
const USAGE = fileURLToPath(new URL('../../.storybook/docs/usage.ts', import.meta.url));

function readSources(): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of SOURCES) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${name.replaceAll('\\', '/')}`;
      if (/\.tsx?$/.test(path)) files.set(path, readFileSync(join(root, path), 'utf8'));
    }
  }
  return files;
}

const isComponent = (id: string): boolean =>
  /\/packages\/ui\/src\/(primitives|components|patterns|icons)\/(\w+\/)?[A-Z]\w*\.tsx$/.test(id);

const isStory = (id: string): boolean => /\/packages\/[\w-]+\/src\/.*\.stories\.tsx$/.test(id);

/** Test runs of stories don't show their source. */
const isTest = process.env['VITEST'] !== undefined;

/** The text of "Show code": the story as an example that compiles elsewhere, or no button. */
async function shownCode(path: string, sources: Sources): Promise<string> {
  const project = sources.project(STORIES);
  const file = project.program.getSourceFile(path);
  if (!file) return '';
  const lines = readSnippets(file, Names.of(project, root)).map(async ({ story, code }) => {
    const docs =
      code === undefined
        ? { canvas: { sourceState: 'none' } }
        : {
            source: {
              code: (await format('example.tsx', code, { printWidth: 80, singleQuote: true })).code,
              language: 'tsx',
            },
          };
    return `${story}.parameters = { ...${story}.parameters, docs: { ...${story}.parameters?.docs, ...${JSON.stringify(docs)} } };`;
  });
  return (await Promise.all(lines)).join('\n');
}

const MACHINE = '?types';

/**
 * Adds data to the documentation:
 * - documentation of each component's props from its source (`__docgenInfo` on the component),
 * - the types of a machine (`import types from './some.machine.ts?types'`),
 * - stories as copyable examples (`parameters.docs.source` of each story),
 * - which screens use each component (`.storybook/docs/usage.ts`).
 */
export function docsPlugin(): Plugin {
  let sources: Sources | undefined;
  return {
    name: 'docs',
    enforce: 'pre',
    watchChange: (id) => sources?.changed(id),
    closeBundle: () => {
      sources?.close();
      sources = undefined;
    },
    load(id) {
      if (id !== USAGE && !id.endsWith(MACHINE)) return undefined;
      const opened = (sources ??= new Sources());
      if (id === USAGE) {
        const parsed = (path: string) =>
          opened.packageOf(join(root, path)).program.getSourceFile(join(root, path));
        return `export const usage = ${JSON.stringify(readUsage({ texts: readSources(), parsed }))};`;
      }
      const path = id.slice(0, -MACHINE.length);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(readMachine(path, opened))};`;
    },
    async transform(code, id) {
      if (isStory(id) && !isTest)
        return { code: `${code}\n${await shownCode(id, (sources ??= new Sources()))}\n`, map: null };
      if (!isComponent(id)) return undefined;
      sources ??= new Sources();
      const lines = readComponents(id, sources).map(
        ({ name, props, ...info }) =>
          `${name}.__docgenInfo = ${JSON.stringify({ ...info, displayName: name, props: propsFor(props), rows: props })};`,
      );
      return { code: `${code}\n${lines.join('\n')}\n`, map: null };
    },
  };
}

/** Props in the form that Storybook reads for its controls. */
function propsFor(props: readonly PropSource[]): Record<string, unknown> {
  return Object.fromEntries(
    props.map(({ name, type, required, description, defaultValue, when }) => [
      name,
      {
        required: required && when === undefined,
        tsType: tsType(type),
        description,
        ...(defaultValue !== undefined && { defaultValue: { value: defaultValue, computed: false } }),
      },
    ]),
  );
}

function tsType(type: string): object {
  const parts = type.split(' | ');
  if (parts.length > 1 && parts.every((part) => /^('[^']*'|\d+)$/.test(part)))
    return { name: 'union', raw: type, elements: parts.map((value) => ({ name: 'literal', value })) };
  if (/^\([^()]*\) => /.test(type)) return { name: 'signature', type: 'function', raw: type };
  return { name: type };
}
