import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type ESTree, parseSync } from 'vite';

/** What a module declares that a component's interface may be made of. */
export type Declaration =
  | ESTree.TSInterfaceDeclaration
  | ESTree.TSTypeAliasDeclaration
  | ESTree.VariableDeclarator
  | ESTree.Function;

/** A name that comes from another module; `name` is `*` for all of it. */
interface Elsewhere {
  name: string;
  from: string;
}

/** One source file, read for its declarations. */
export interface Module {
  path: string;
  source: string;
  declarations: ReadonlyMap<string, Declaration>;
  /** Names of the functions it exports. */
  exported: ReadonlySet<string>;
  /** The docstring that ends right before a place in the source; `''` for none. */
  docBefore: (start: number) => string;
  /** Imported names and re-exported ones. */
  elsewhere: ReadonlyMap<string, Elsewhere>;
  /** Modules of which everything is re-exported. */
  wholes: readonly string[];
}

/** A declaration and the module to read its names in. */
export interface Found<Node> {
  node: Node;
  module: Module;
}

const domainIndex = fileURLToPath(new URL('../../packages/domain/src/index.ts', import.meta.url));

function locate(from: string, module: string): string | undefined {
  if (from.startsWith('.')) return resolve(dirname(module), from);
  return from === '@porchlight/domain' ? domainIndex : undefined;
}

export const nameOf = (node: ESTree.ModuleExportName): string =>
  'name' in node ? node.name : String(node.value);

function plainComment(text: string): string {
  return text
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join('\n')
    .trim()
    .replace(/(?<!\n)\n(?!\n)/g, ' ');
}

/** Reads modules once each, for as long as one lookup lasts. */
export class Modules {
  readonly #read = new Map<string, Module>();

  read(path: string): Module {
    const known = this.#read.get(path);
    if (known) return known;
    const module = parseModule(path, readFileSync(path, 'utf8'));
    this.#read.set(path, module);
    return module;
  }

  /** Where a name that is used in `module` is declared. Undefined for names of packages and of the language. */
  find(name: string, module: Module): Found<Declaration> | undefined {
    const own = module.declarations.get(name);
    if (own) return { node: own, module };
    const target = module.elsewhere.get(name);
    const path = target && locate(target.from, module.path);
    if (target && path !== undefined) {
      return target.name === '*' ? undefined : this.find(target.name, this.read(path));
    }
    for (const whole of module.wholes) {
      const inside = locate(whole, module.path);
      const found = inside === undefined ? undefined : this.find(name, this.read(inside));
      if (found) return found;
    }
    return undefined;
  }

  /** The module that a name stands for as a whole, as in `import * as styles`. */
  namespace(name: string, module: Module): Module | undefined {
    const target = module.elsewhere.get(name);
    const path = target && locate(target.from, module.path);
    if (!target || path === undefined) return undefined;
    return target.name === '*' ? this.read(path) : this.namespace(target.name, this.read(path));
  }
}

/** `const { a } = b` declares `a` as `b.a`. */
function partsOf({ id, init }: ESTree.VariableDeclarator): [string, ESTree.VariableDeclarator][] {
  if (id.type !== 'ObjectPattern' || !init) return [];
  return id.properties.flatMap(({ start, end, ...entry }) => {
    if (entry.type !== 'Property' || entry.value.type !== 'Identifier' || entry.key.type !== 'Identifier')
      return [];
    const path: ESTree.Expression = {
      type: 'MemberExpression',
      object: init,
      property: entry.key,
      optional: false,
      computed: false,
      start,
      end,
    };
    return [[entry.value.name, { type: 'VariableDeclarator', id: entry.value, init: path, start, end }]];
  });
}

function parseModule(path: string, source: string): Module {
  const { program, comments } = parseSync(path, source);
  const declarations = new Map<string, Declaration>();
  const exported = new Set<string>();
  const elsewhere = new Map<string, Elsewhere>();
  const wholes: string[] = [];

  const declare = (node: ESTree.Node | null): void => {
    switch (node?.type) {
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
        declarations.set(node.id.name, node);
        break;
      case 'FunctionDeclaration':
        if (node.id) declarations.set(node.id.name, node);
        break;
      case 'VariableDeclaration':
        for (const one of node.declarations) {
          if (one.id.type === 'Identifier') declarations.set(one.id.name, one);
          if (one.id.type === 'ObjectPattern') for (const part of partsOf(one)) declarations.set(...part);
        }
        break;
      default:
    }
  };

  for (const node of program.body) {
    switch (node.type) {
      case 'ImportDeclaration':
        for (const one of node.specifiers) {
          const name =
            one.type === 'ImportSpecifier'
              ? nameOf(one.imported)
              : one.type === 'ImportNamespaceSpecifier'
                ? '*'
                : 'default';
          elsewhere.set(one.local.name, { name, from: node.source.value });
        }
        break;
      case 'ExportNamedDeclaration':
        declare(node.declaration);
        if (node.declaration?.type === 'FunctionDeclaration' && node.declaration.id)
          exported.add(node.declaration.id.name);
        if (node.source) {
          for (const one of node.specifiers)
            elsewhere.set(nameOf(one.exported), { name: nameOf(one.local), from: node.source.value });
        }
        break;
      case 'ExportAllDeclaration':
        if (node.exported) elsewhere.set(nameOf(node.exported), { name: '*', from: node.source.value });
        else wholes.push(node.source.value);
        break;
      default:
        declare(node);
    }
  }

  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  return {
    path,
    source,
    declarations,
    exported,
    elsewhere,
    wholes,
    docBefore: (start) => {
      const doc = docs.findLast(({ end }) => end <= start);
      return doc && /^\s*(export\s+)?$/.test(source.slice(doc.end, start)) ? plainComment(doc.value) : '';
    },
  };
}
