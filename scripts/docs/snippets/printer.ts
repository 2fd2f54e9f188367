import { type Block, type Node, type Statement, SyntaxKind } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isExpressionStatement,
  isFunctionExpression,
  isIdentifier,
  isJsxAttributes,
  isJsxClosingElement,
  isJsxElement,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isTypeQueryNode,
  isVariableDeclaration,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import type { Symbol as TsSymbol } from 'typescript/unstable/sync';

import { literalText, valueOf } from '../values.ts';
import { Elements } from './elements.ts';
import { type Known, Knowledge } from './knowledge.ts';
import type { Imported, Names } from './names.ts';
import { applied, type Edit, isReference, says, uses } from './text.ts';

/** The story needs something that can't be used elsewhere. */
export class Unprintable extends Error {}

/** Properties that the Explorer shows of a machine, without those specific to the product. */
const flowParts = ['machine', 'summary', 'inputs', 'events', 'answers', 'failures', 'listeners'];

const NOOP = '() => {}';

/** A declaration that an example needs. */
interface Helper {
  names: string[];
  text: string;
}

/** Prints parts of a story as ordinary code, and collects the declarations they need. */
export class Printer {
  readonly story: Knowledge;
  readonly elements: Elements;
  readonly #names: Names;
  readonly #imports = new Map<string, Imported>();
  readonly #helpers = new Map<Node, Helper>();

  constructor(names: Names) {
    this.#names = names;
    this.story = new Knowledge(names);
    this.elements = new Elements({
      story: this.story,
      checker: names.checker,
      print: (node) => this.print(node),
      name: (node) => this.#name(node),
    });
  }

  get imports(): readonly Imported[] {
    return [...this.#imports.values()];
  }

  /** Declarations that the printed parts need, each after those that it needs itself. */
  get helpers(): readonly Helper[] {
    return [...this.#helpers.values()];
  }

  print(node: Node): string {
    const edits: Edit[] = [];
    this.#walk(node, edits);
    return applied(node, edits);
  }

  /** The statements of a block, without declarations that are no longer used. */
  statements(block: Block): readonly string[] {
    const all = block.statements.map((statement) => ({ statement, text: this.print(statement) }));
    const kept: string[] = [];
    for (const { statement, text } of all.toReversed()) {
      const declared = isVariableStatement(statement) ? statement.declarationList.declarations : [];
      const isNeeded =
        declared.length !== 1 ||
        declared.some(({ name }) => !isIdentifier(name) || says(kept.join('\n'), name.text));
      if (isNeeded && text !== '') kept.unshift(text);
    }
    return kept;
  }

  #walk(node: Node, edits: Edit[]): void {
    const replacement = this.#replacementOf(node);
    if (replacement === undefined) {
      node.forEachChild((child) => this.#walk(child, edits));
      return;
    }
    edits.push({ start: node.getStart(), end: node.getEnd(), text: replacement });
  }

  /** The text that replaces a node, if it is not printed as written. */
  #replacementOf(node: Node): string | undefined {
    if (
      isExpressionStatement(node) &&
      isCallExpression(node.expression) &&
      this.story.isSpy(node.expression.expression)
    )
      return '';
    if (isCallExpression(node) && this.story.isFromTests(node.expression))
      return node.arguments[0] ? this.print(node.arguments[0]) : NOOP;
    if (isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === 'defineFlow')
      return this.#flowOf(node.expression, node.arguments[0]);
    if (isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === 'useState')
      return this.#stateOf(node);
    if (isArrowFunction(node) || isFunctionExpression(node)) return this.#functionOf(node);
    if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.QuestionQuestionToken) {
      if (this.story.isNothing(node.left)) return this.print(node.right);
      if (this.story.knownOf(node.left)) return this.print(node.left);
    }
    if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken) {
      if (this.story.isNothing(node.left)) return 'undefined';
      if (this.story.isSpy(node.left)) return this.print(node.right);
    }
    if (isConditionalExpression(node)) {
      const settled = this.story.truthOf(node.condition);
      if (settled !== undefined) return this.print(settled ? node.whenTrue : node.whenFalse);
    }
    if (isJsxSelfClosingElement(node))
      return this.elements.elementOf(node.attributes, node.tagName, undefined);
    if (isJsxElement(node)) {
      const inner = node.children.map((child) => this.elements.childOf(child)).join('');
      return this.elements.elementOf(node.openingElement.attributes, node.openingElement.tagName, inner);
    }
    if (isJsxOpeningElement(node) || isJsxClosingElement(node) || isJsxAttributes(node)) return undefined;
    if (isShorthandPropertyAssignment(node)) return this.#shorthandOf(node.name);
    if (isSpreadAssignment(node)) {
      const known = this.story.knownOf(node.expression);
      if (known?.kind === 'props')
        return [...known.props].map(([name, value]) => `${name}: ${this.print(value)}`).join(', ');
    }
    if (isPropertyAccessExpression(node)) {
      const known = this.story.knownOf(node);
      if (known) return this.#printKnown(known, node);
      const text = this.#constantOf(node);
      if (text !== undefined) return text;
      // A property's name is not resolved.
      return `${this.print(node.expression)}${node.getText().slice(node.expression.getText().length)}`;
    }
    if (!isIdentifier(node) || !isReference(node)) return undefined;
    const known = this.story.knownOf(node);
    if (known && node.text !== 'undefined') return this.#printKnown(known, node);
    return this.#name(node);
  }

  #printKnown(known: Known, place: Node): string {
    if (known.kind === 'nothing') return 'undefined';
    if (known.kind === 'props')
      return `{ ${[...known.props].map(([name, value]) => `${name}: ${this.print(value)}`).join(', ')} }`;
    const text = this.print(known.node);
    const isOwner =
      (isPropertyAccessExpression(place.parent) || isCallExpression(place.parent)) &&
      place.parent.expression === place;
    return isOwner && !/^[\w.]+$/.test(text) ? `(${text})` : text;
  }

  /** A constant that can't be imported publicly, such as a text or a limit, is written out. */
  #constantOf(node: Node): string | undefined {
    let root = node;
    while (isPropertyAccessExpression(root)) root = root.expression;
    const symbol = isIdentifier(root) ? this.#names.symbolOf(root) : undefined;
    const origin = symbol && this.#names.originOf(symbol);
    if ((origin?.kind !== 'declared' && origin?.kind !== 'module') || !origin.isForeign) return undefined;
    const text = literalText(valueOf(node, this.#names.checker));
    if (text !== undefined && !/^[[{]/.test(text)) return text;
    if (origin.kind === 'declared' || !isPropertyAccessExpression(node)) return undefined;
    // For a member of a module, use its own declaration.
    const next = isIdentifier(node.name) ? this.#names.symbolOf(node.name) : undefined;
    const declared = next && this.#names.originOf(next);
    return next && declared?.kind === 'declared' && isIdentifier(node.expression)
      ? this.#symbol(next, node.name.text)
      : undefined;
  }

  #shorthandOf(name: Node): string | undefined {
    const symbol = this.#names.checker.getShorthandAssignmentValueSymbol(name.parent);
    if (!symbol) return undefined;
    const known = this.story.ofSymbol(symbol);
    const text = known ? this.#printKnown(known, name) : this.#symbol(symbol, name.getText());
    return text === name.getText() ? text : `${name.getText()}: ${text}`;
  }

  #name(name: Node): string | undefined {
    const symbol = isShorthandPropertyAssignment(name.parent)
      ? this.#names.checker.getShorthandAssignmentValueSymbol(name.parent)
      : this.#names.symbolOf(name);
    return symbol && this.#symbol(symbol, name.getText(), name);
  }

  /** Records what a name needs; returns the text to write for it. */
  #symbol(symbol: TsSymbol, written: string, place?: Node): string {
    const origin = this.#names.originOf(symbol);
    if (origin.kind === 'import') {
      this.#imports.set(`${origin.imported.from} ${origin.imported.name}`, origin.imported);
      return origin.imported.name;
    }
    if (origin.kind === 'local') return written;
    if (origin.kind === 'module') {
      if (origin.from === undefined) throw new Unprintable(`${written} is a module of this repository`);
      this.#imports.set(`${origin.from} * ${written}`, {
        from: origin.from,
        name: `* as ${written}`,
        isType: false,
      });
      return written;
    }
    const { node, statement, isForeign } = origin;
    if (isVariableDeclaration(node) && node.initializer && this.story.isSpy(node.initializer)) return NOOP;
    if (isForeign && place && !isTypeQueryNode(place.parent)) {
      const text = literalText(valueOf(place, this.#names.checker));
      if (text !== undefined && !/^[[{]/.test(text)) return text;
    }
    if (!this.#helpers.has(statement)) {
      // Entered before its text is known, for recursive declarations.
      this.#helpers.set(statement, { names: [], text: '' });
      const { name: declared } = origin;
      const text = this.#declaration(statement).replace(
        new RegExp(`\\b(interface|type|const|function) ${declared}\\b`),
        `$1 ${written}`,
      );
      this.#helpers.delete(statement);
      this.#helpers.set(statement, { names: [written], text });
    } else {
      this.#helpers.get(statement)?.names.push(written);
    }
    return written;
  }

  #declaration(statement: Statement): string {
    const text = this.print(statement).replace(/^export (default )?/, '');
    const [comment] = statement.jsDoc ?? [];
    return isVariableStatement(statement) || !comment ? text : `${comment.getText()}\n${text}`;
  }

  /** `useState(first)` with an inserted argument gets a type argument if the value doesn't determine its type. */
  #stateOf(call: Node): string | undefined {
    if (!isCallExpression(call) || call.typeArguments) return undefined;
    const [first] = call.arguments;
    const known = first && this.story.knownOf(first);
    if (!first || !known) return undefined;
    this.#name(call.expression);
    const text = this.#printKnown(known, first);
    const type = this.#names.checker.getTypeAtLocation(first);
    const says = type ? this.#names.checker.typeToString(type, undefined, (1 << 28) | 1) : '';
    const isPlain = /^(string|number|boolean)$/.test(says) || says === '';
    if (isPlain || !/^(null|undefined|\[\]|'[^']*')$/.test(text)) return `useState(${text})`;
    for (const name of says.match(/\b[A-Z]\w+/g) ?? []) this.#named(name, call);
    return says.includes('import(') ? `useState(${text})` : `useState<${says}>(${text})`;
  }

  /** A flow of this repository, reduced to what the Explorer needs. */
  #flowOf(callee: Node, definition: Node | undefined): string | undefined {
    if (!definition?.getSourceFile().fileName.includes('/packages/flows/')) return undefined;
    const entries = new Map<string, Node>();
    const collect = (node: Node | undefined): void => {
      const object = node && isIdentifier(node) ? this.story.declaredValue(node) : node;
      for (const entry of object && isObjectLiteralExpression(object) ? object.properties : []) {
        if (isSpreadAssignment(entry)) collect(entry.expression);
        if (!isPropertyAssignment(entry) || !entry.initializer) continue;
        const isComputed = isCallExpression(entry.initializer);
        const name = entry.name.getText();
        if (!isComputed || !entries.has(name)) entries.set(name, entry.initializer);
      }
    };
    collect(definition);
    this.#name(callee);
    const lines = flowParts.flatMap((part) => {
      const value = entries.get(part);
      return value ? [`${part}: ${this.print(value)},`] : [];
    });
    return `defineFlow({ ${lines.join('\n')} })`;
  }

  #named(name: string, place: Node): void {
    const symbol = this.#names.find(name, place);
    if (symbol) this.#symbol(symbol, name);
  }

  /** A handler reduced to one call is replaced by that call; unused parameters are removed. */
  #functionOf(node: Node): string | undefined {
    if (!isArrowFunction(node) && !isFunctionExpression(node)) return undefined;
    if (!node.body || !isBlock(node.body)) return undefined;
    const { statements } = node.body;
    const left = statements.filter((statement) => this.#replacementOf(statement) !== '');
    if (left.length === statements.length) return undefined;
    const body = this.print(node.body);
    const parameters = node.parameters.map((parameter) => ({ parameter, text: this.print(parameter) }));
    while (parameters.length > 0 && !uses(body, parameters.at(-1)?.parameter)) parameters.pop();
    const list = parameters.map(({ text }) => text).join(', ');
    const [only] = left;
    if (!only) return NOOP;
    if (left.length > 1 || !isExpressionStatement(only)) return `(${list}) => ${body}`;
    const expression = this.print(only.expression);
    const [, callee] = /^(\w+)\((\w+)\)$/.exec(expression) ?? [];
    return callee !== undefined && expression === `${callee}(${list})`
      ? callee
      : `(${list}) => ${expression}`;
  }
}
