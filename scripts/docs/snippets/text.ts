import type { Node, ParameterDeclaration } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isIdentifier,
  isJsxAttribute,
  isMethodDeclaration,
  isMethodSignatureDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isPropertySignatureDeclaration,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Whether source contains a name other than as a property. */
export const says = (text: string, name: string): boolean =>
  new RegExp(`(?<![.\\w])${name}\\b(?!=[{"]|:)`).test(text.replaceAll('...', ' '));

export const uses = (body: string, parameter: ParameterDeclaration | undefined): boolean =>
  parameter === undefined ||
  !isIdentifier(parameter.name) ||
  new RegExp(`\\b${parameter.name.text}\\b`).test(body);

/** Whether an identifier refers to a declaration, rather than naming a part. */
export function isReference(node: Node): boolean {
  const { parent } = node;
  if (isPropertyAssignment(parent) || isPropertySignatureDeclaration(parent)) return parent.name !== node;
  if (isMethodDeclaration(parent) || isMethodSignatureDeclaration(parent)) return parent.name !== node;
  if (isBindingElement(parent)) return parent.initializer === node;
  if (isVariableDeclaration(parent)) return parent.name !== node;
  if (isPropertyAccessExpression(parent)) return parent.expression === node;
  return !isJsxAttribute(parent);
}

/** The text of a node with parts of it replaced. */
export function applied(node: Node, edits: readonly Edit[]): string {
  const { text } = node.getSourceFile();
  let at = node.getStart();
  let out = '';
  for (const { start, end, text: replacement } of edits) {
    out += text.slice(at, start) + replacement;
    at = end;
  }
  return out + text.slice(at, node.getEnd());
}
