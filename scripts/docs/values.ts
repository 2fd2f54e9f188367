import { type Node, type ObjectLiteralExpression, SyntaxKind } from 'typescript/unstable/ast';
import {
  isArrayLiteralExpression,
  isAsExpression,
  isBindingElement,
  isCallExpression,
  isIdentifier,
  isJsxElement,
  isJsxSelfClosingElement,
  isLiteralExpression,
  isNumericLiteral,
  isObjectLiteralExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isQualifiedName,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isStringLiteral,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import type { Checker, Symbol as TsSymbol } from 'typescript/unstable/sync';

import { originOf } from './sources.ts';

/** The name of a property, if it is not computed. */
export const keyOf = (name: Node | undefined): string | undefined =>
  name && (isIdentifier(name) || isStringLiteral(name) || isNumericLiteral(name)) ? name.text : undefined;

export const sourceOf = (node: Node): string =>
  node
    .getText()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[;,] \}/g, ' }')
    .replaceAll(/(?<=<) | (?=>$)|(?<=[<,] )\| |(?<=[<]) ?\| /g, '');

/** The value that a name is initialized with. */
function valueOfName(name: TsSymbol, checker: Checker): Node | undefined {
  const declared = originOf(name, checker).valueDeclaration?.resolve();
  if (!declared) return undefined;
  if ((isVariableDeclaration(declared) || isPropertyAssignment(declared)) && declared.initializer)
    return valueOf(declared.initializer, checker);
  // `const { a } = b` declares `a` as `b.a`.
  if (!isBindingElement(declared)) return undefined;
  const variable = declared.parent.parent;
  const owner = variable && isVariableDeclaration(variable) ? variable.initializer : undefined;
  const key = keyOf(declared.propertyName ?? declared.name);
  if (!owner || key === undefined) return undefined;
  const type = checker.getTypeAtLocation(owner);
  const property = type && checker.getPropertyOfType(type, key);
  return (property && valueOfName(property, checker)) ?? propertyOf(owner, key, checker);
}

/** The value behind a name or a path of names, if it is a literal in source. */
export function valueOf(node: Node, checker: Checker): Node | undefined {
  if (isAsExpression(node) || isSatisfiesExpression(node)) return valueOf(node.expression, checker);
  const isPath = isPropertyAccessExpression(node) || isQualifiedName(node);
  if (!isIdentifier(node) && !isPath) return node;
  const name = isPath ? nameOf(node) : node;
  const symbol = checker.getSymbolAtLocation(name);
  const value = symbol && valueOfName(symbol, checker);
  if (value || !isPath) return value;
  return propertyOf(isQualifiedName(node) ? node.left : node.expression, name.text, checker);
}

function nameOf(node: Node) {
  if (isQualifiedName(node)) return node.right;
  if (isPropertyAccessExpression(node) && isIdentifier(node.name)) return node.name;
  throw new Error(`${node.getText()} has a computed name`);
}

/** The properties of an object literal, with their values. */
export function entriesOf(owner: Node, checker: Checker): [name: string, value: Node][] {
  return (objectOf(owner, checker)?.properties ?? []).flatMap((entry) => {
    const name = 'name' in entry ? keyOf(entry.name) : undefined;
    const short = isShorthandPropertyAssignment(entry) && checker.getShorthandAssignmentValueSymbol(entry);
    const value = short
      ? valueOfName(short, checker)
      : isPropertyAssignment(entry) && entry.initializer && valueOf(entry.initializer, checker);
    return name !== undefined && value ? [[name, value]] : [];
  });
}

export const propertyOf = (owner: Node, name: string, checker: Checker): Node | undefined =>
  entriesOf(owner, checker).find(([key]) => key === name)?.[1];

/**
 * The object literal, or the first argument of a function that returns an object with the same keys, such as
 * `kitVariants`.
 */
export function objectOf(node: Node, checker: Checker): ObjectLiteralExpression | undefined {
  const value = valueOf(node, checker);
  if (!value) return undefined;
  if (isObjectLiteralExpression(value)) return value;
  const [first] = isCallExpression(value) ? value.arguments : [];
  return first && objectOf(first, checker);
}

const isKeyword = ({ kind }: Node): boolean =>
  kind === SyntaxKind.TrueKeyword || kind === SyntaxKind.FalseKeyword || kind === SyntaxKind.NullKeyword;
const isLiteral = (node: Node): boolean => isLiteralExpression(node) || isKeyword(node);

/** Source of a self-explanatory value: a literal, a list or object of literals, an element. */
export function literalText(value: Node | undefined): string | undefined {
  if (!value) return undefined;
  const saysItself =
    isLiteral(value) ||
    isJsxElement(value) ||
    isJsxSelfClosingElement(value) ||
    (isPrefixUnaryExpression(value) && isLiteral(value.operand)) ||
    (isArrayLiteralExpression(value) && value.elements.every(isLiteral)) ||
    (isObjectLiteralExpression(value) &&
      value.properties.every(
        (entry) => isPropertyAssignment(entry) && entry.initializer && isLiteral(entry.initializer),
      ));
  return saysItself ? sourceOf(value) : undefined;
}
