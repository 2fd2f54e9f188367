import { type ESTree, parseSync } from 'vite';

const nameOf = (node: ESTree.ModuleExportName): string => ('name' in node ? node.name : String(node.value));

/** A name of another module. `*` stands for all of it. */
export interface Reference {
  from: string;
  name: string;
}

/** What one declaration at the top of a file leads to. */
interface Piece {
  declares: readonly string[];
  /** Every name in it. */
  names: ReadonlySet<string>;
  /** Modules it loads later, with `import()`. */
  loads: readonly string[];
}

/** A file, cut into its declarations. Types lead nowhere. */
export interface FileReferences {
  pieces: readonly Piece[];
  imports: ReadonlyMap<string, Reference>;
  reexports: ReadonlyMap<string, Reference>;
  /** Modules of which everything is exported again. */
  wholes: readonly string[];
}

function visit(node: unknown, names: Set<string>, loads: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) visit(one, names, loads);
    return;
  }
  if (!('type' in node)) return;
  const { type } = node;
  if (typeof type === 'string' && type.startsWith('TSType')) return;
  if ((type === 'Identifier' || type === 'JSXIdentifier') && 'name' in node) names.add(String(node.name));
  if (type === 'ImportExpression' && 'source' in node) {
    const { source } = node;
    if (typeof source === 'object' && source !== null && 'value' in source) loads.push(String(source.value));
  }
  for (const part of Object.values(node)) visit(part, names, loads);
}

function declaredBy(node: ESTree.Node | null): string[] {
  if (node?.type === 'FunctionDeclaration' || node?.type === 'ClassDeclaration')
    return node.id ? [node.id.name] : [];
  if (node?.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

/** Reads what each declaration of a file refers to. */
export function readReferences(path: string, source: string): FileReferences {
  const pieces: Piece[] = [];
  const imports = new Map<string, Reference>();
  const reexports = new Map<string, Reference>();
  const wholes: string[] = [];
  for (const node of parseSync(path, source).program.body) {
    if (node.type === 'ImportDeclaration') {
      if (node.importKind === 'type') continue;
      for (const one of node.specifiers) {
        if (one.type === 'ImportSpecifier' && one.importKind === 'type') continue;
        const name = one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*';
        imports.set(one.local.name, { from: node.source.value, name });
      }
      continue;
    }
    if (node.type === 'ExportAllDeclaration') {
      if (node.exportKind !== 'type') wholes.push(node.source.value);
      continue;
    }
    if (node.type === 'ExportNamedDeclaration' && node.source) {
      if (node.exportKind === 'type') continue;
      for (const one of node.specifiers) {
        if (one.exportKind !== 'type')
          reexports.set(nameOf(one.exported), { from: node.source.value, name: nameOf(one.local) });
      }
      continue;
    }
    const names = new Set<string>();
    const loads: string[] = [];
    visit(node, names, loads);
    const isExport = node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration';
    const declared = declaredBy(isExport ? node.declaration : node);
    pieces.push({
      declares: node.type === 'ExportDefaultDeclaration' ? [...declared, 'default'] : declared,
      names,
      loads,
    });
  }
  return { pieces, imports, reexports, wholes };
}
