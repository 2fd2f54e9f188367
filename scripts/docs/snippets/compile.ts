import { fileURLToPath } from 'node:url';

import type { FileSystem } from 'typescript/unstable/fs';
import { API } from 'typescript/unstable/sync';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A folder that is nowhere but in the compiler's mind, where everything can be imported that examples import. */
const folder = `${root}packages/flows/.examples`;
const config = `${folder}/tsconfig.json`;

/** A new project as its template makes it, strict in the same way. */
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
    // The sources of the packages stand in for what is made of them.
    allowImportingTsExtensions: true,
    types: ['vite/client'],
    paths: Object.fromEntries(
      ['formik', '@xstate/react', 'react-router-dom'].map((name) => [
        name,
        [`../../../apps/web/node_modules/${name}`],
      ]),
    ),
  },
};

/** As much of Next as the guides name: it is no dependency of this repository, and its own types ask for all of it. */
const next = `
declare module 'next/link' {
  import type { ComponentProps, ReactNode } from 'react';
  export default function Link(props: ComponentProps<'a'> & { href: string; prefetch?: boolean | null }): ReactNode;
}
declare module 'next/image' {
  import type { ComponentProps, ReactNode } from 'react';
  type Size = number | \`\${number}\`;
  export default function Image(
    props: Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'loading'> & {
      src: string;
      alt: string;
      width?: Size;
      height?: Size;
      loading?: 'eager' | 'lazy' | undefined;
    },
  ): ReactNode;
}
declare module 'next/headers' {
  export function headers(): Promise<Headers>;
}
declare module 'next/server' {
  export class NextRequest extends Request {}
  export class NextResponse extends Response {
    static next(init?: { request?: { headers?: Headers } }): NextResponse;
  }
}
`;

/** What a reader has in files of their own. */
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

/** What the compiler says of examples, by their names: nothing of those that are right. All are one program. */
export function faultsOf(examples: ReadonlyMap<string, string>): Record<string, string[]> {
  const names = [...examples.keys()];
  const paths = names.map((_, index) => `${folder}/${index}.tsx`);
  const files = new Map(paths.map((path, index) => [path, examples.get(names[index] ?? '') ?? '']));
  for (const [name, text] of Object.entries({ ...theirs, 'next.d.ts': next }))
    files.set(`${folder}/${name}`, text);
  files.set(config, JSON.stringify({ ...settings, files: [...paths, `${folder}/next.d.ts`] }));
  const api = new API({ cwd: root, fs: overlay(files) });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('The compiler does not open the examples');
    const faults = names.map((name, index): [string, string[]] => {
      const path = paths[index] ?? '';
      const said = [
        ...project.program.getSyntacticDiagnostics(path),
        ...project.program.getSemanticDiagnostics(path),
      ];
      const text = files.get(path) ?? '';
      return [name, said.map(({ text: what, pos }) => `${what} (at ${text.slice(pos, pos + 40)})`)];
    });
    return Object.fromEntries(faults.filter(([, said]) => said.length > 0));
  } finally {
    api.close();
  }
}
