import { join } from 'node:path';

import type { FileSystem } from 'typescript/unstable/fs';
import { API } from 'typescript/unstable/sync';

const project = process.env['PACKED'];
if (project === undefined)
  throw new Error(
    'PACKED names no project with the packed packages: `node scripts/checks/kit.mjs snippets` makes one.',
  );

/** A virtual folder, in a project with all packages that examples import. */
const folder = join(project, 'examples');
const config = `${folder}/tsconfig.json`;

/** Compiler options of a new project from its template, equally strict. */
const settings = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noFallthroughCasesInSwitch: true,
    verbatimModuleSyntax: true,
    moduleDetection: 'force',
    skipLibCheck: true,
    noEmit: true,
    types: ['vite/client'],
  },
};

/** Files that a reader would have. */
const theirs = {
  'Kit.tsx':
    "export declare function Kit(props: { children: import('react').ReactNode }): import('react').ReactNode;",
  'latestListings.ts':
    "export declare function latestListings(): Promise<import('@porchlight/ui').Listing[]>;",
};

function overlay(files: ReadonlyMap<string, string>): FileSystem {
  const isInside = (path: string): boolean => path === folder || path.startsWith(`${folder}/`);
  return {
    readFile: (path) => (isInside(path) ? (files.get(path) ?? null) : undefined),
    fileExists: (path) => (isInside(path) ? files.has(path) : undefined),
    directoryExists: (path) => (isInside(path) ? path === folder : undefined),
    getAccessibleEntries: (path) => (isInside(path) ? { files: [], directories: [] } : undefined),
  };
}

/** The compiler's errors by example, without correct ones. All examples are one program. */
export function faultsOf(examples: ReadonlyMap<string, string>): Record<string, string[]> {
  const names = [...examples.keys()];
  const paths = names.map((_, index) => `${folder}/${index}.tsx`);
  const files = new Map(paths.map((path, index) => [path, examples.get(names[index] ?? '') ?? '']));
  for (const [name, text] of Object.entries(theirs)) files.set(`${folder}/${name}`, text);
  files.set(config, JSON.stringify({ ...settings, files: paths }));
  const api = new API({ cwd: folder, fs: overlay(files) });
  try {
    const opened = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!opened) throw new Error('The compiler does not open the examples');
    const faults = names.map((name, index): [string, string[]] => {
      const path = paths[index] ?? '';
      const said = [
        ...opened.program.getSyntacticDiagnostics(path),
        ...opened.program.getSemanticDiagnostics(path),
      ];
      const text = files.get(path) ?? '';
      return [name, said.map(({ text: what, pos }) => `${what} (at ${text.slice(pos, pos + 40)})`)];
    });
    return Object.fromEntries(faults.filter(([, said]) => said.length > 0));
  } finally {
    api.close();
  }
}
