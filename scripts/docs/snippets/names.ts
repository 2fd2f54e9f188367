import type { Identifier, Node, SourceFile, Statement } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isClassDeclaration,
  isEnumDeclaration,
  isFunctionDeclaration,
  isIdentifier,
  isImportDeclaration,
  isImportSpecifier,
  isInterfaceDeclaration,
  isObjectBindingPattern,
  isSourceFile,
  isStringLiteral,
  isTypeAliasDeclaration,
  isVariableDeclaration,
  isVariableDeclarationList,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import { type Checker, type Program, type Symbol as TsSymbol, SymbolFlags } from 'typescript/unstable/sync';

import { originOf } from '../sources.ts';

/** Public modules by their import paths. */
const entries = {
  '@porchlight/ui': 'packages/ui/src/index.ts',
  '@porchlight/ui/theme': 'packages/ui/src/theme/index.ts',
  '@porchlight/ui/testing': 'packages/ui/src/testing/index.ts',
  '@porchlight/flows': 'packages/flows/src/index.ts',
  '@porchlight/flow-explorer': 'packages/flow-explorer/src/index.ts',
};

export interface Imported {
  from: string;
  /** `*` for all of it. */
  name: string;
  isType: boolean;
}

export type Origin =
  | { kind: 'import'; imported: Imported }
  /** Declared at the top of a file that can't be imported publicly. */
  | { kind: 'declared'; name: string; node: Node; statement: Statement; isForeign: boolean }
  /** A whole module under one name. */
  | { kind: 'module'; isForeign: boolean; from: string | undefined }
  /** Declared locally, or by the language. */
  | { kind: 'local' };

/** Whether a declaration is in a package that is not public. */
const isForeign = (node: Node): boolean => node.getSourceFile().fileName.includes('/packages/domain/');

const LOCAL: Origin = { kind: 'local' };

/** The top-level statement that contains a node. */
function statementOf(node: Node): Statement {
  let at = node;
  while (!isSourceFile(at.parent)) at = at.parent;
  return at as Statement;
}

const isDeclaration = (node: Node): boolean =>
  isVariableDeclaration(node) ||
  isBindingElement(node) ||
  isFunctionDeclaration(node) ||
  isClassDeclaration(node) ||
  isInterfaceDeclaration(node) ||
  isTypeAliasDeclaration(node) ||
  isEnumDeclaration(node);

/** Whether a declaration is at the top level of its file, alone or in a destructuring. */
function isAtTop(node: Node): boolean {
  let at = node.parent;
  while (
    isVariableStatement(at) ||
    isVariableDeclarationList(at) ||
    isVariableDeclaration(at) ||
    isObjectBindingPattern(at) ||
    isBindingElement(at)
  )
    at = at.parent;
  return isSourceFile(at);
}

/** Resolves names through the files of this workspace. */
export class Names {
  static readonly #known = new WeakMap<Checker, Names>();
  readonly checker: Checker;
  readonly #public = new Map<number, Imported>();
  readonly #modules = new Map<string, string>();
  readonly #symbols = new WeakMap<Node, TsSymbol>();
  readonly #read = new WeakSet<SourceFile>();

  /** One instance per project. */
  static of(project: { program: Program; checker: Checker }, root: string): Names {
    const names = Names.#known.get(project.checker) ?? new Names(project, root);
    Names.#known.set(project.checker, names);
    return names;
  }

  private constructor({ program, checker }: { program: Program; checker: Checker }, root: string) {
    this.checker = checker;
    for (const [from, path] of Object.entries(entries)) {
      const file = program.getSourceFile(`${root}${path}`);
      const module = file && checker.getSymbolAtLocation(file);
      if (!file || !module) continue;
      this.#modules.set(file.fileName, from);
      for (const exported of checker.getExportsOfModule(module)) {
        const origin = originOf(exported, checker);
        if (this.#public.has(origin.id)) continue;
        this.#public.set(origin.id, {
          from,
          name: exported.name,
          isType: (origin.flags & SymbolFlags.Value) === 0,
        });
      }
    }
  }

  /** The symbol of a name. Resolves all names of a file at once. */
  symbolOf(name: Node): TsSymbol | undefined {
    const file = name.getSourceFile();
    if (!this.#read.has(file)) {
      this.#read.add(file);
      const all: Identifier[] = [];
      const visit = (node: Node): void => {
        if (isIdentifier(node)) all.push(node);
        node.forEachChild(visit);
      };
      visit(file);
      for (const [index, symbol] of this.checker.getSymbolAtLocation(all).entries()) {
        const node = all[index];
        if (node && symbol) this.#symbols.set(node, symbol);
      }
    }
    return this.#symbols.get(name);
  }

  /** A type by its name, as visible at a place. */
  find(name: string, place: Node): TsSymbol | undefined {
    return this.checker.resolveName(name, SymbolFlags.Type, place, true);
  }

  originOf(symbol: TsSymbol): Origin {
    const origin = originOf(symbol, this.checker);
    const known = this.#public.get(origin.id);
    if (known) return { kind: 'import', imported: known };
    const [first] = symbol.declarations;
    const written = first?.resolve();
    if (!written) return LOCAL;
    if (isImportSpecifier(written)) {
      let clause: Node = written;
      while (!isImportDeclaration(clause)) clause = clause.parent;
      const from = isStringLiteral(clause.moduleSpecifier) ? clause.moduleSpecifier.text : '';
      if (!from.startsWith('.') && !from.startsWith('@porchlight/')) {
        const name = (written.propertyName ?? written.name).getText();
        const isType = (origin.flags & SymbolFlags.Value) === 0;
        return { kind: 'import', imported: { from, name, isType } };
      }
    }
    const node = origin.declarations[0]?.resolve();
    if (node && isSourceFile(node))
      return { kind: 'module', isForeign: isForeign(node), from: this.#modules.get(node.fileName) };
    if (!node || !isDeclaration(node) || !isAtTop(node)) return LOCAL;
    if (node.getSourceFile().fileName.includes('/node_modules/')) return LOCAL;
    return {
      kind: 'declared',
      name: origin.name,
      node,
      statement: statementOf(node),
      isForeign: isForeign(node),
    };
  }
}
