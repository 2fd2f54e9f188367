import { type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isClassDeclaration,
  isExportAssignment,
  isExportDeclaration,
  isFunctionDeclaration,
  isIdentifier,
  isImportDeclaration,
  isNamedExports,
  isNamedImports,
  isStringLiteral,
  isTypeNode,
  isVariableStatement,
} from 'typescript/unstable/ast/is';

/** A name of another module. `*` stands for all of it. */
export interface Reference {
  from: string;
  name: string;
}

/** References of one top-level declaration. */
interface Piece {
  declares: readonly string[];
  names: ReadonlySet<string>;
  /** Modules that it loads with `import()`. */
  loads: readonly string[];
}

/** The declarations of a file, without types. */
export interface FileReferences {
  pieces: readonly Piece[];
  imports: ReadonlyMap<string, Reference>;
  reexports: ReadonlyMap<string, Reference>;
  /** Modules that are re-exported completely. */
  wholes: readonly string[];
}

const textOf = (node: Node | undefined): string | undefined =>
  node && (isIdentifier(node) || isStringLiteral(node)) ? node.text : undefined;

function visit(node: Node, names: Set<string>, loads: string[]): void {
  if (isTypeNode(node)) return;
  if (isIdentifier(node)) names.add(node.text);
  if (isCallExpression(node) && node.expression.kind === SyntaxKind.ImportKeyword) {
    const from = textOf(node.arguments[0]);
    if (from !== undefined) loads.push(from);
  }
  node.forEachChild((child) => visit(child, names, loads));
}

function declaredBy(node: Node): string[] {
  if (isExportAssignment(node)) return ['default'];
  if (isFunctionDeclaration(node) || isClassDeclaration(node)) {
    const isDefault = node.modifiers?.some(({ kind }) => kind === SyntaxKind.DefaultKeyword);
    return [textOf(node.name) ?? [], isDefault ? 'default' : []].flat();
  }
  if (!isVariableStatement(node)) return [];
  return node.declarationList.declarations.flatMap(({ name }) => textOf(name) ?? []);
}

/** Reads the references of each declaration in a file. */
export function readReferences(file: SourceFile): FileReferences {
  const pieces: Piece[] = [];
  const imports = new Map<string, Reference>();
  const reexports = new Map<string, Reference>();
  const wholes: string[] = [];
  for (const node of file.statements) {
    if (isImportDeclaration(node)) {
      const from = textOf(node.moduleSpecifier);
      const { importClause: clause } = node;
      if (from === undefined || !clause || clause.phaseModifier === SyntaxKind.TypeKeyword) continue;
      const { name, namedBindings: bindings } = clause;
      if (name) imports.set(name.text, { from, name: '*' });
      if (bindings && !isNamedImports(bindings)) imports.set(bindings.name.text, { from, name: '*' });
      for (const one of bindings && isNamedImports(bindings) ? bindings.elements : [])
        if (!one.isTypeOnly)
          imports.set(one.name.text, { from, name: textOf(one.propertyName) ?? one.name.text });
      continue;
    }
    if (isExportDeclaration(node) && node.moduleSpecifier) {
      const from = textOf(node.moduleSpecifier);
      if (from === undefined || node.isTypeOnly) continue;
      const { exportClause: clause } = node;
      if (!clause || !isNamedExports(clause)) wholes.push(from);
      else
        for (const one of clause.elements) {
          const name = textOf(one.name);
          if (name !== undefined && !one.isTypeOnly)
            reexports.set(name, { from, name: textOf(one.propertyName) ?? name });
        }
      continue;
    }
    const names = new Set<string>();
    const loads: string[] = [];
    visit(node, names, loads);
    pieces.push({ declares: declaredBy(node), names, loads });
  }
  return { pieces, imports, reexports, wholes };
}
