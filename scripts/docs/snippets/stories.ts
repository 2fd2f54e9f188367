import type { Expression, Node, ObjectLiteralExpression, SourceFile } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isAsExpression,
  isBlock,
  isExpressionWithTypeArguments,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isJsxAttribute,
  isJsxExpression,
  isJsxSelfClosingElement,
  isJsxSpreadAttribute,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isStringLiteral,
  isVariableStatement,
} from 'typescript/unstable/ast/is';

import { keyOf } from '../values.ts';
import type { Imported, Names } from './names.ts';
import { Printer, Unprintable } from './printer.ts';
import { says } from './text.ts';

/** The compiler configuration that includes all stories of the packages, from the root. */
export const STORIES = 'scripts/docs/snippets/tsconfig.json';

/** One story as an example that can be copied. */
export interface Snippet {
  story: string;
  /** Undefined for a story about this repository rather than its packages. */
  code: string | undefined;
}

type Args = ReadonlyMap<string, Node>;

const unwrapped = (node: Node): Node =>
  isAsExpression(node) || isSatisfiesExpression(node) || isParenthesizedExpression(node)
    ? unwrapped(node.expression)
    : node;

const isFunction = (node: Node) =>
  isArrowFunction(node) || isFunctionExpression(node) || isFunctionDeclaration(node) ? node : undefined;

class Stories {
  readonly #names: Names;
  readonly #top = new Map<string, Node>();
  readonly stories: string[] = [];

  constructor(file: SourceFile, names: Names) {
    this.#names = names;
    for (const statement of file.statements) {
      if (isFunctionDeclaration(statement) && statement.name) this.#top.set(statement.name.text, statement);
      if (!isVariableStatement(statement)) continue;
      const isExported = statement.getText().startsWith('export ');
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!isIdentifier(name) || !initializer) continue;
        this.#top.set(name.text, initializer);
        if (isExported) this.stories.push(name.text);
      }
    }
  }

  #objectOf(node: Node | undefined): ObjectLiteralExpression | undefined {
    const value = node && unwrapped(node);
    if (!value || isObjectLiteralExpression(value)) return value;
    if (isIdentifier(value)) return this.#objectOf(this.#top.get(value.text));
    if (!isPropertyAccessExpression(value)) return undefined;
    const owner = this.#objectOf(value.expression);
    return owner && this.#objectOf(this.#entries(owner).get(value.name.getText()));
  }

  #entries(object: ObjectLiteralExpression | undefined): Map<string, Node> {
    const entries = new Map<string, Node>();
    for (const entry of object?.properties ?? []) {
      if (isSpreadAssignment(entry)) {
        for (const [name, value] of this.#entries(this.#objectOf(entry.expression))) entries.set(name, value);
        continue;
      }
      const name = 'name' in entry ? keyOf(entry.name) : undefined;
      if (name === undefined) continue;
      entries.delete(name);
      if (isPropertyAssignment(entry) && entry.initializer) entries.set(name, entry.initializer);
      else if (isShorthandPropertyAssignment(entry)) entries.set(name, entry.name);
    }
    return entries;
  }

  /** A property of a story, or else of the file's meta. */
  #of(story: string, property: string): Node | undefined {
    const own = this.#entries(this.#objectOf(this.#top.get(story)));
    return own.get(property) ?? this.#entries(this.#objectOf(this.#top.get('meta'))).get(property);
  }

  #argsOf(story: string): Args {
    const objects = ['meta', story].map((name) =>
      this.#objectOf(this.#entries(this.#objectOf(this.#top.get(name))).get('args')),
    );
    const args = new Map<string, Node>();
    for (const object of objects) for (const [name, value] of this.#entries(object)) args.set(name, value);
    return args;
  }

  sourceOf(story: string): string {
    return this.#top.get(story)?.getText() ?? '';
  }

  snippetOf(story: string): string | undefined {
    try {
      return this.#snippetOf(story);
    } catch (error) {
      if (error instanceof Unprintable) return undefined;
      throw error;
    }
  }

  #snippetOf(story: string): string | undefined {
    const printer = new Printer(this.#names);
    const args = this.#argsOf(story);
    const render = this.#of(story, 'render');
    const component = this.#of(story, 'component');
    const body = render
      ? this.#rendered(render, args, printer)
      : component && element(component, args, printer);
    return body === undefined ? undefined : moduleOf(printer, body);
  }

  /** The body of a component that renders the same as a story's function. */
  #rendered(render: Node, args: Args, printer: Printer): string | undefined {
    const value = isIdentifier(render) ? this.#top.get(render.text) : render;
    const draw = value && isFunction(unwrapped(value));
    if (!draw?.body) return undefined;
    const prelude: string[] = [];
    const [parameter] = draw.parameters;
    if (parameter?.name) this.#bind(parameter.name, args, draw.body, printer, prelude);
    const body = isBlock(draw.body) ? draw.body : (unwrapped(draw.body) as Expression);
    if (
      !isBlock(body) &&
      isJsxSelfClosingElement(body) &&
      isIdentifier(body.tagName) &&
      prelude.length === 0
    ) {
      const owner = this.#top.get(body.tagName.text);
      const inner = owner && isFunction(unwrapped(owner)) && argsOf(body.attributes.properties, printer);
      if (owner && inner) return this.#rendered(owner, inner, printer);
    }
    const lines = isBlock(body) ? printer.statements(body) : [`return (${printer.print(body)});`];
    return `{ ${[...prelude, ...lines].join('\n')} }`;
  }

  /** Inserts a story's arguments for the parameter names of its function. */
  #bind(name: Node, args: Args, body: Node, printer: Printer, prelude: string[]): void {
    if (isIdentifier(name)) {
      printer.story.know(name, { kind: 'props', props: args });
      return;
    }
    if (!isObjectBindingPattern(name)) return;
    const rest = new Map(args);
    for (const element of name.elements) {
      if (!element.name) continue;
      if (element.dotDotDotToken) {
        printer.story.know(element.name, { kind: 'props', props: rest });
        continue;
      }
      const key = keyOf(element.propertyName ?? element.name);
      const value = key === undefined ? undefined : (rest.get(key) ?? element.initializer);
      if (key !== undefined) rest.delete(key);
      if (!value) printer.story.know(element.name, { kind: 'nothing' });
      else if (value.getWidth() > 60 && this.#uses(element.name, body) > 1)
        prelude.push(`const ${element.name.getText()} = ${printer.print(value)};`);
      else printer.story.know(element.name, { kind: 'value', node: value });
    }
  }

  #uses(name: Node, body: Node): number {
    const symbol = this.#names.symbolOf(name);
    let count = 0;
    const visit = (node: Node): void => {
      if (isIdentifier(node) && this.#names.symbolOf(node)?.id === symbol?.id) count += 1;
      node.forEachChild(visit);
    };
    visit(body);
    return count;
  }
}

/** The attributes of an element, if all are known. */
function argsOf(attributes: readonly Node[], printer: Printer): Args | undefined {
  const args = new Map<string, Node>();
  for (const attribute of attributes) {
    if (isJsxSpreadAttribute(attribute)) {
      const known = printer.story.knownOf(attribute.expression);
      if (known?.kind !== 'props') return undefined;
      for (const [name, value] of known.props) args.set(name, value);
    } else if (isJsxAttribute(attribute)) {
      const { initializer } = attribute;
      const value = initializer && isJsxExpression(initializer) ? initializer.expression : initializer;
      if (!value || (initializer && !isJsxExpression(initializer) && !isStringLiteral(initializer)))
        return undefined;
      args.set(attribute.name.getText(), value);
    }
  }
  return args;
}

/** The component of a story with its arguments as attributes. */
function element(component: Node, args: Args, printer: Printer): string {
  const named = isExpressionWithTypeArguments(component) ? component.expression : component;
  const name = printer.print(named);
  const attributes = [...args].flatMap(([key, value]) =>
    key === 'children' ? [] : (printer.elements.attributeOf(key, value) ?? []),
  );
  const open = [name, ...attributes].join(' ');
  const children = args.get('children');
  const isEmpty = !children || printer.story.isNothing(children);
  return `{ return (${isEmpty ? `<${open} />` : `<${open}>${printer.elements.contentOf(children)}</${name}>`}); }`;
}

const rank = (from: string): number => (from.startsWith('@porchlight/') ? 1 : 0);

function importsOf(imports: readonly Imported[]): string {
  const modules = new Map<string, Imported[]>();
  for (const one of imports) modules.set(one.from, [...(modules.get(one.from) ?? []), one]);
  return [...modules]
    .toSorted(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b))
    .map(([from, all]) => {
      const [whole] = all.filter(({ name }) => name.startsWith('* as '));
      if (whole) return `import ${whole.name} from '${from}';`;
      const list = all
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ name, isType }) => (isType ? `type ${name}` : name));
      return `import { ${list.join(', ')} } from '${from}';`;
    })
    .join('\n');
}

/** The whole example, without declarations that only omitted parts needed. */
function moduleOf({ helpers, imports }: Printer, body: string): string {
  const example = `export function Example() ${body}`;
  const kept: string[] = [];
  for (const helper of helpers.toReversed())
    if (helper.names.some((name) => says([...kept, example].join('\n'), name))) kept.unshift(helper.text);
  const text = [...kept, example].join('\n\n');
  const needed = imports.filter(({ name }) => says(text, name.replace('* as ', '')));
  return `${importsOf(needed)}\n\n${text}\n`;
}

/** Stories about this repository itself: all samples at once, and its flows in every state. */
const isOurOwn = (file: string, source: string): boolean =>
  /\/stress\/|\/foundations\/Languages\./.test(file) ||
  (file.includes('/packages/flows/') && source.includes('<FlowStates'));

/** The stories of a file as examples, not yet formatted. */
export function readSnippets(file: SourceFile, names: Names): Snippet[] {
  const read = new Stories(file, names);
  return read.stories.map((story) => {
    const code = isOurOwn(file.fileName, read.sourceOf(story)) ? undefined : read.snippetOf(story);
    return { story, code };
  });
}
