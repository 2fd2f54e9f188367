import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Node } from 'typescript/unstable/ast';
import { isInterfaceDeclaration, isTypeAliasDeclaration } from 'typescript/unstable/ast/is';
import type { FileSystem } from 'typescript/unstable/fs';
import {
  API,
  type Checker,
  type NodeHandle,
  type Program,
  type Snapshot,
  type Symbol as TsSymbol,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Flags of the compiler's printer, which its types don't name yet. */
export const print = { whole: 1, spelledOut: 1 << 23, singleQuotes: 1 << 28 };

/** One package of this workspace in the compiler. */
export interface PackageSource {
  /** Its name in the registry. */
  name: string;
  folder: string;
  checker: Checker;
  program: Program;
}

/** The folder of the package that contains a file, from the root. */
const homeOf = (path: string): string => /\/((?:packages|apps)\/[\w-]+)\//.exec(path)?.[1] ?? '';

/** Reads packages with one compiler, each once, and afterwards only changes. */
export class Sources {
  readonly #api: API;
  readonly #opened = new Set<string>();
  readonly #names = new Map<string, string>();
  readonly #changed = new Set<string>();
  #snapshot: Snapshot | undefined;

  /** @param fs a file system with additional virtual files */
  constructor(fs?: FileSystem) {
    this.#api = new API({ cwd: root, ...(fs && { fs }) });
  }

  /** The project of a compiler configuration, by its path from the root. */
  project(path: string): Pick<PackageSource, 'checker' | 'program'> {
    const config = `${root}${path}`;
    if (!this.#opened.has(config) || this.#changed.size > 0) {
      this.#snapshot = this.#api.updateSnapshot({
        openProjects: [config],
        fileChanges: { changed: [...this.#changed] },
      });
      this.#changed.clear();
      this.#opened.add(config);
    }
    const project = this.#snapshot?.getProject(config);
    if (!project) throw new Error(`The compiler does not open ${config}`);
    return project;
  }

  /** A package by its folder from the root, such as `packages/ui`. */
  package(home: string): PackageSource {
    const folder = `${root}${home}`;
    const { checker, program } = this.project(`${home}/tsconfig.json`);
    return { name: this.#nameOf(folder), folder, checker, program };
  }

  #nameOf(folder: string): string {
    const known = this.#names.get(folder);
    if (known !== undefined) return known;
    const { name } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { name: string };
    this.#names.set(folder, name);
    return name;
  }

  packageOf = (path: string): PackageSource => this.package(homeOf(path));

  changed(path: string): void {
    this.#changed.add(path);
  }

  close(): void {
    this.#api.close();
  }
}

/** The symbol behind an import or re-export. */
export function originOf(symbol: TsSymbol, checker: Checker): TsSymbol {
  return (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}

export function exportsOf({ program, checker }: PackageSource, path: string): Map<string, TsSymbol> {
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${path} is not a module of its package`);
  return new Map(
    checker.getExportsOfModule(module).map((symbol) => [symbol.name, originOf(symbol, checker)]),
  );
}

/** Whether a declaration is in this workspace, rather than in the language or another package. */
export const isOurs = ({ path }: NodeHandle): boolean =>
  path.toLowerCase().startsWith(root.toLowerCase()) && !path.includes('/node_modules/');

/** The named declaration of a type. */
export function declarationOf(type: Type): Node | undefined {
  const symbol = type.getAliasSymbol() ?? type.getSymbol();
  const handle = symbol?.declarations[0];
  if (handle && isOurs(handle)) {
    for (let node = handle.resolve(); node; node = node.parent)
      if (isTypeAliasDeclaration(node) || isInterfaceDeclaration(node)) return node;
    return undefined;
  }
  // Inference loses the name of a union, but not the declarations of its parts.
  return type.isUnionType()
    ? type
        .getTypes()
        .map(declarationOf)
        .find((found) => found !== undefined)
    : undefined;
}
