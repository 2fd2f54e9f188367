import { type Node, SyntaxKind, type TypeNode } from 'typescript/unstable/ast';
import {
  isArrayTypeNode,
  isFunctionTypeNode,
  isIndexedAccessTypeNode,
  isInterfaceDeclaration,
  isIntersectionTypeNode,
  isLiteralTypeNode,
  isParenthesizedTypeNode,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  isTypeLiteralNode,
  isTypeOperatorNode,
  isTypeQueryNode,
  isTypeReferenceNode,
  isUnionTypeNode,
  isExpressionWithTypeArguments,
} from 'typescript/unstable/ast/is';
import type { Checker } from 'typescript/unstable/sync';

import { isOurs, originOf } from './sources.ts';
import { keyOf, objectOf, propertyOf, sourceOf } from './values.ts';

/** The declaration of a type name in this workspace. */
export function declarationAt(name: Node, checker: Checker): Node | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && originOf(symbol, checker).declarations.find(isOurs)?.resolve();
}

/** The value in `typeof a.b` or `(typeof a)['b']`. */
function valueBehind(node: TypeNode, checker: Checker): Node | undefined {
  if (isParenthesizedTypeNode(node)) return valueBehind(node.type, checker);
  if (isTypeQueryNode(node)) return node.exprName;
  if (!isIndexedAccessTypeNode(node)) return undefined;
  const [name] = literals(node.indexType, checker);
  const owner = valueBehind(node.objectType, checker);
  return owner && name !== undefined ? propertyOf(owner, name, checker) : undefined;
}

/** The names that `keyof` allows, in source order. */
function keysOf(node: TypeNode, checker: Checker): string[] | undefined {
  const value = valueBehind(node, checker);
  const object = value && objectOf(value, checker);
  const type = checker.getTypeFromTypeNode(node);
  const names = object
    ? object.properties.map((entry) => ('name' in entry ? (keyOf(entry.name) ?? '') : ''))
    : type
      ? checker.getPropertiesOfType(type).map(({ name }) => name)
      : [];
  return names.length === 0 ? undefined : names.map((name) => (/^\d+$/.test(name) ? name : `'${name}'`));
}

/** The strings and numbers of a type that consists only of literals, as written in source. */
function choicesOf(node: TypeNode, checker: Checker): string[] | undefined {
  if (isLiteralTypeNode(node))
    return node.literal.kind === SyntaxKind.NullKeyword ? undefined : [node.getText()];
  if (isParenthesizedTypeNode(node)) return choicesOf(node.type, checker);
  if (isTypeOperatorNode(node))
    return node.operator === SyntaxKind.KeyOfKeyword ? keysOf(node.type, checker) : undefined;
  if (isUnionTypeNode(node)) {
    const parts = node.types.map((part) => choicesOf(part, checker));
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  const declared = isTypeReferenceNode(node) && declarationAt(node.typeName, checker);
  return declared && isTypeAliasDeclaration(declared) ? choicesOf(declared.type, checker) : undefined;
}

/** The strings that a type allows, without quotes. */
function literals(node: TypeNode, checker: Checker): string[] {
  return (choicesOf(node, checker) ?? []).map((text) => text.replaceAll(/^['"]|['"]$/g, ''));
}

/** A readable form of a type: choices instead of `keyof typeof`, in source order. */
export function typeText(node: TypeNode, checker: Checker): string {
  const choices = choicesOf(node, checker);
  if (choices) return choices.join(' | ');
  if (isUnionTypeNode(node))
    return node.types
      .filter(({ kind }) => kind !== SyntaxKind.UndefinedKeyword)
      .map((part) => typeText(part, checker))
      .join(' | ');
  if (isParenthesizedTypeNode(node)) {
    const inner = typeText(node.type, checker);
    return isFunctionTypeNode(node.type) ? `(${inner})` : inner;
  }
  if (isArrayTypeNode(node)) {
    const element = typeText(node.elementType, checker);
    return /[ |]/.test(element) && !element.endsWith('}') ? `(${element})[]` : `${element}[]`;
  }
  if (isTypeOperatorNode(node) && node.operator === SyntaxKind.ReadonlyKeyword)
    return `readonly ${typeText(node.type, checker)}`;
  if (isIndexedAccessTypeNode(node)) {
    const [name] = literals(node.indexType, checker);
    const owner = checker.getTypeFromTypeNode(node.objectType);
    const member = owner && name !== undefined ? checker.getPropertyOfType(owner, name) : undefined;
    const declared = member?.declarations.find(isOurs)?.resolve();
    if (declared && isPropertySignatureDeclaration(declared) && declared.type)
      return typeText(declared.type, checker);
  }
  return sourceOf(node);
}

/** Properties of a type in source order, and elements whose attributes it includes. */
export interface Written {
  names: string[];
  elements: string[];
}

const merged = (parts: readonly Written[]): Written => ({
  names: [...new Set(parts.flatMap(({ names }) => names))],
  elements: [...new Set(parts.flatMap(({ elements }) => elements))],
});

/** Reads what the checker loses: the order of properties, and the elements of inherited attributes. */
export function writtenIn(node: Node, checker: Checker): Written {
  const nothing: Written = { names: [], elements: [] };
  if (isUnionTypeNode(node) || isIntersectionTypeNode(node))
    return merged(node.types.map((part) => writtenIn(part, checker)));
  if (isParenthesizedTypeNode(node) || isTypeAliasDeclaration(node)) return writtenIn(node.type, checker);
  if (isTypeLiteralNode(node) || isInterfaceDeclaration(node)) {
    const own = {
      names: node.members.flatMap((member) =>
        isPropertySignatureDeclaration(member) ? (keyOf(member.name) ?? []) : [],
      ),
      elements: [],
    };
    const bases = isInterfaceDeclaration(node)
      ? (node.heritageClauses ?? []).flatMap(({ types }) => types)
      : [];
    return merged([own, ...bases.map((base) => writtenIn(base, checker))]);
  }
  if (!isTypeReferenceNode(node) && !isExpressionWithTypeArguments(node)) return nothing;
  const name = isTypeReferenceNode(node) ? node.typeName : node.expression;
  const [first] = node.typeArguments ?? [];
  switch (name.getText()) {
    case 'AnchorHTMLAttributes':
      return { names: [], elements: ['a'] };
    case 'ComponentProps':
      return { names: [], elements: first ? literals(first, checker) : [] };
    case 'Record':
      return { names: first ? literals(first, checker) : [], elements: [] };
    case 'Pick':
      return { names: first ? writtenIn(first, checker).names : [], elements: [] };
    case 'Omit':
    case 'Partial':
    case 'Readonly':
      return first ? writtenIn(first, checker) : nothing;
    default: {
      const declared = declarationAt(name, checker);
      return declared ? writtenIn(declared, checker) : nothing;
    }
  }
}
