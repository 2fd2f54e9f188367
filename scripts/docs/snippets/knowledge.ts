import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isCallExpression,
  isIdentifier,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';

import { literalText } from '../values.ts';
import type { Names } from './names.ts';

/** The known value of a name inside a story, with the story's arguments inserted. */
export type Known =
  | { kind: 'value'; node: Node }
  | { kind: 'nothing' }
  /** The arguments themselves, or the rest of them. */
  | { kind: 'props'; props: ReadonlyMap<string, Node> };

const NOTHING: Known = { kind: 'nothing' };

/** Known values of names and expressions, given a story's arguments. */
export class Knowledge {
  readonly #names: Names;
  readonly #known = new Map<number, Known>();

  constructor(names: Names) {
    this.#names = names;
  }

  ofSymbol(symbol: { id: number }): Known | undefined {
    return this.#known.get(symbol.id);
  }

  know(name: Node, known: Known): void {
    const symbol = this.#names.symbolOf(name);
    if (symbol) this.#known.set(symbol.id, known);
  }

  knownOf(node: Node): Known | undefined {
    if (isParenthesizedExpression(node)) return this.knownOf(node.expression);
    if (isIdentifier(node)) {
      if (node.text === 'undefined') return NOTHING;
      const symbol = this.#names.symbolOf(node);
      return symbol && this.#known.get(symbol.id);
    }
    if (isPropertyAccessExpression(node)) {
      const owner = this.knownOf(node.expression);
      if (owner?.kind !== 'props') return undefined;
      const value = owner.props.get(node.name.getText());
      return value ? { kind: 'value', node: value } : NOTHING;
    }
    return undefined;
  }

  /** The node that a name of the story or a known value leads to. */
  settled(node: Node): Node | undefined {
    const known = this.knownOf(node);
    if (known?.kind === 'value') return this.settled(known.node) ?? known.node;
    return known === undefined ? node : undefined;
  }

  /** Whether a call of this has no effect because it is a story's spy. */
  isSpy(node: Node): boolean {
    const known = this.knownOf(node);
    if (known) return known.kind === 'nothing' || (known.kind === 'value' && this.isSpy(known.node));
    if (isCallExpression(node)) return this.isFromTests(node.expression) && node.arguments.length === 0;
    if (!isIdentifier(node)) return false;
    const declared = this.declaredValue(node);
    return declared !== undefined && this.isSpy(declared);
  }

  isFromTests(node: Node): boolean {
    const symbol = isIdentifier(node) ? this.#names.symbolOf(node) : undefined;
    const origin = symbol && this.#names.originOf(symbol);
    return origin?.kind === 'import' && origin.imported.from === 'storybook/test';
  }

  declaredValue(node: Node): Node | undefined {
    const symbol = this.#names.symbolOf(node);
    const origin = symbol && this.#names.originOf(symbol);
    if (origin?.kind !== 'declared' || !isVariableDeclaration(origin.node)) return undefined;
    return origin.node.initializer;
  }

  isNothing(node: Node): boolean {
    const known = this.knownOf(node);
    return known?.kind === 'nothing' || (known?.kind === 'value' && this.isNothing(known.node));
  }

  /** The result of a condition, if the story's arguments decide it. */
  truthOf(condition: Node): boolean | undefined {
    if (!isBinaryExpression(condition)) return undefined;
    const { kind } = condition.operatorToken;
    const isSame = kind === SyntaxKind.EqualsEqualsEqualsToken;
    if (!isSame && kind !== SyntaxKind.ExclamationEqualsEqualsToken) return undefined;
    if (!this.knownOf(condition.left) && !this.knownOf(condition.right)) return undefined;
    const [left, right] = [condition.left, condition.right].map((side) => {
      if (this.isNothing(side)) return 'undefined';
      return literalText(this.settled(side));
    });
    return left === undefined || right === undefined ? undefined : (left === right) === isSame;
  }
}
