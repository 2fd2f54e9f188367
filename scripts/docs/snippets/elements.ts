import type { JsxAttribute, JsxAttributes, Node } from 'typescript/unstable/ast';
import {
  isIdentifier,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxSpreadAttribute,
  isParenthesizedExpression,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import { type Checker, SignatureKind, SymbolFlags } from 'typescript/unstable/sync';

import type { Knowledge } from './knowledge.ts';

/** Prints everything but elements. */
interface Out {
  readonly story: Knowledge;
  readonly checker: Checker;
  print: (node: Node) => string;
  /** Records what a name needs; returns the text to write for it. */
  name: (node: Node) => string | undefined;
}

/** Prints elements: their tags, attributes and content, with each value in its usual form. */
export class Elements {
  readonly #out: Out;

  constructor(out: Out) {
    this.#out = out;
  }

  childOf(child: Node): string {
    if (isJsxExpression(child) && child.expression) {
      if (this.#out.story.isNothing(child.expression)) return '';
      const settled = this.#out.story.knownOf(child.expression) && this.#out.story.settled(child.expression);
      if (settled) return this.contentOf(settled);
      return `{${this.#out.print(child.expression)}}`;
    }
    return isJsxElement(child) ||
      isJsxSelfClosingElement(child) ||
      isJsxFragment(child) ||
      isJsxExpression(child)
      ? this.#out.print(child)
      : child.getFullText();
  }

  /** A value as the content of an element. */
  contentOf(value: Node): string {
    if (isParenthesizedExpression(value)) return this.contentOf(value.expression);
    if (
      isStringLiteral(value) &&
      /^[^{}<>&\s][^{}<>&]*$/.test(value.text) &&
      value.text === value.text.trim()
    )
      return value.text;
    const text = this.#out.print(value);
    return /^<[\w>]/.test(text) ? text : `{${text}}`;
  }

  /** An element by its attributes, with spread objects written out. */
  elementOf(attributes: JsxAttributes, tag: Node, inner: string | undefined): string {
    const given = new Map<string, () => string | undefined>();
    let children: Node | undefined;
    const set = (name: string, text: () => string | undefined): void => {
      given.delete(name);
      given.set(name, text);
    };
    let spreads = 0;
    for (const attribute of attributes.properties) {
      if (isJsxSpreadAttribute(attribute)) {
        const known = this.#out.story.knownOf(attribute.expression);
        if (known?.kind !== 'props')
          set(`...${(spreads += 1)}`, () => `{...${this.#out.print(attribute.expression)}}`);
        else
          for (const [name, value] of known.props) {
            if (name === 'children') children = value;
            else set(name, () => this.attributeOf(name, value));
          }
      } else if (isJsxAttribute(attribute)) {
        const name = attribute.name.getText();
        if (name === 'children' && attribute.initializer && isJsxExpression(attribute.initializer))
          children = attribute.initializer.expression;
        else set(name, () => this.#attribute(name, attribute, tag));
      }
    }
    const name = this.#tag(tag);
    const open = [name, ...[...given.values()].flatMap((text) => text() ?? [])].join(' ');
    const content =
      inner ?? (children && !this.#out.story.isNothing(children) ? this.contentOf(children) : undefined);
    return content === undefined ? `<${open} />` : `<${open}>${content}</${name}>`;
  }

  #tag(tag: Node): string {
    return isIdentifier(tag)
      ? /^[a-z]/.test(tag.text)
        ? tag.text
        : (this.#out.name(tag) ?? tag.text)
      : this.#out.print(tag);
  }

  #attribute(name: string, attribute: JsxAttribute, tag: Node): string | undefined {
    const { initializer } = attribute;
    if (!initializer) return name;
    if (!isJsxExpression(initializer) || !initializer.expression) return `${name}=${initializer.getText()}`;
    const value = initializer.expression;
    if (this.#out.story.isNothing(value))
      return this.#isOptional(name, tag) ? undefined : `${name}={undefined}`;
    return this.attributeOf(name, value);
  }

  /** Whether a prop of a component can be omitted, not only set to `undefined`. */
  #isOptional(name: string, tag: Node): boolean {
    const { checker } = this.#out;
    const type = checker.getTypeAtLocation(tag);
    const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    const props = signature && checker.getParameterType(signature, 0);
    const prop = props && checker.getPropertyOfType(props, name);
    return !prop || (prop.flags & SymbolFlags.Optional) !== 0;
  }

  /** A value as an attribute; undefined if it is omitted. */
  attributeOf(name: string, value: Node): string | undefined {
    if (this.#out.story.isNothing(value)) return undefined;
    const text = this.#out.print(value);
    if (text === 'true') return name;
    if (text === 'undefined') return undefined;
    const [, plain] = /^'([^'"\\&{}<>]*)'$/.exec(text) ?? [];
    return plain === undefined ? `${name}={${text}}` : `${name}="${plain}"`;
  }
}
