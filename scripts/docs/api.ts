import { isBindingElement, isFunctionDeclaration, isObjectBindingPattern } from 'typescript/unstable/ast/is';
import {
  type Checker,
  SignatureKind,
  type Symbol as TsSymbol,
  SymbolFlags,
  type Type,
  type TypeReference,
} from 'typescript/unstable/sync';

import { asValue, splitDefault } from './defaults.ts';
import { machineParts } from './machines.ts';
import { exportsOf, isOurs, print, type Sources } from './sources.ts';

/** A type longer than this, in characters, is split into lines. */
const LONG = 160;

/** The described parts of a machine, in this order. */
const { actors: _, ...toldParts } = machineParts;

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1);
const has = (symbol: TsSymbol, flag: SymbolFlags): boolean => (symbol.flags & flag) !== 0;

/** Excludes the attributes that React gives every element. */
const isOwn = ({ declarations }: TsSymbol): boolean => declarations.some(isOurs);

/** The default stated in a docstring, in the form of the documentation's tables. */
const documentedDefault = (text: string): string | undefined =>
  asValue(splitDefault(text.replaceAll('\n', ' ')).stated);

/** `Name<…>` for generic types with long arguments. */
function withoutLongArguments(text: string): string {
  const start = text.search(/\w</) + 1;
  if (start === 0) return text;
  let depth = 0;
  let end = start;
  do {
    if (text[end] === '<') depth += 1;
    if (text[end] === '>' && text[end - 1] !== '=') depth -= 1;
    end += 1;
  } while (depth > 0 && end < text.length);
  const given = text.slice(start, end);
  return text.slice(0, start) + (given.length > LONG ? '<…>' : given) + withoutLongArguments(text.slice(end));
}

type DefaultOf = (prop: TsSymbol) => string | undefined;

/** Describes symbols as text. */
class Describer {
  readonly #checker: Checker;
  constructor(checker: Checker) {
    this.#checker = checker;
  }

  #print(type: Type, flags = print.whole): string {
    return this.#checker.typeToString(type, undefined, flags).replaceAll(/import\("[^"]*"\)\.?/g, '');
  }

  #typeText(type: Type | undefined, pad: string, flags = print.whole): string {
    if (!type) return 'unknown';
    const text = this.#print(type, flags);
    if (text.length <= LONG) return text;
    const deeper = `${pad}  `;
    if (text.startsWith('{') || text.startsWith('MapLeafNodes<')) {
      const lines = this.#memberLines(this.#checker.getPropertiesOfType(type), deeper);
      return `{\n${lines.join('\n')}\n${pad}}`;
    }
    if (!type.isUnionType()) return withoutLongArguments(text);
    const parts = type.getTypes().map((part) => this.#typeText(part, deeper, print.whole | print.spelledOut));
    return [...new Set(parts)].map((part) => `\n${deeper}| ${part}`).join('');
  }

  #memberLines(symbols: readonly TsSymbol[], pad: string, defaultOf?: DefaultOf): string[] {
    return symbols.toSorted(byName).map((symbol) => {
      const isOptional = has(symbol, SymbolFlags.Optional);
      const text = this.#typeText(this.#checker.getTypeOfSymbol(symbol), pad);
      // Implied by being optional.
      const shown = isOptional ? text.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1') : text;
      const preset = defaultOf?.(symbol);
      const line = `${pad}${symbol.name}${isOptional ? '?' : ''}: ${shown}`;
      return (preset === undefined ? line : `${line} = ${preset}`).replaceAll(': \n', ':\n');
    });
  }

  /** The default of a prop: from the function's parameter, or else from its docstring. */
  #defaultsOf(symbol: TsSymbol): DefaultOf {
    const node = symbol.valueDeclaration?.resolve();
    const pattern = node && isFunctionDeclaration(node) ? node.parameters[0]?.name : undefined;
    const elements = pattern && isObjectBindingPattern(pattern) ? pattern.elements : [];
    const written = new Map(
      elements
        .filter(isBindingElement)
        .flatMap(({ name, propertyName, initializer }) =>
          initializer ? [[(propertyName ?? name)?.getText() ?? '', initializer.getText()]] : [],
        ),
    );
    return (prop) => written.get(prop.name) ?? documentedDefault(prop.getDocumentationComment(this.#checker));
  }

  #elementOf(props: Type): string | undefined {
    const ref = this.#checker.getPropertyOfType(props, 'ref');
    const type = ref && this.#checker.getTypeOfSymbol(ref);
    return type && /Ref<(\w+)>/.exec(this.#print(type))?.[1];
  }

  #componentLines(name: string, symbol: TsSymbol, props: Type): string[] {
    const defaultOf = this.#defaultsOf(symbol);
    // A component with several forms has a union of props.
    const forms = props.isUnionType() ? props.getTypes() : [props];
    return forms.flatMap((form) => {
      const element = this.#elementOf(form);
      const own = this.#checker
        .getPropertiesOfType(form)
        .filter((prop) => isOwn(prop) && prop.name !== 'ref');
      return [
        `<${name}> ${element === undefined ? '' : `and the attributes of ${element}`}`.trim(),
        ...this.#memberLines(own, '  ', defaultOf),
      ];
    });
  }

  #machineLines(name: string, type: TypeReference): string[] {
    const given = this.#checker.getTypeArguments(type);
    return [
      `machine ${name}`,
      ...Object.entries(toldParts).map(([part, place]) =>
        `  ${part}: ${this.#typeText(given[place], '  ')}`.replace(': \n', ':\n'),
      ),
    ];
  }

  valueLines(name: string, symbol: TsSymbol): string[] {
    const type = this.#checker.getTypeOfSymbol(symbol);
    const [signature] = type ? this.#checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    const props = signature && this.#checker.getParameterType(signature, 0);
    if (has(symbol, SymbolFlags.Function) && /^[A-Z]/.test(name) && props)
      return this.#componentLines(name, symbol, props);
    if (type?.isTypeReference() && type.getSymbol()?.name === 'StateMachine')
      return this.#machineLines(name, type);
    return [`${name}: ${this.#typeText(type, '')}`];
  }

  typeLines(name: string, symbol: TsSymbol): string[] {
    const type = this.#checker.getDeclaredTypeOfSymbol(symbol);
    if (!has(symbol, SymbolFlags.Interface))
      return [`type ${name} = ${this.#typeText(type, '', print.whole | print.spelledOut)}`];
    const own = this.#checker.getPropertiesOfType(type).filter(isOwn);
    return [`interface ${name}`, ...this.#memberLines(own, '  ')];
  }
}

/** The public interface of a package of this workspace: its exports, and the own props of every component. */
export function describePackage(home: string, entries: readonly string[], sources: Sources): string {
  const source = sources.package(home);
  const describer = new Describer(source.checker);
  const parts = entries.map((entry) => {
    const exported = [...exportsOf(source, `${source.folder}/${entry}`)]
      .map(([name, symbol]) => ({ name, symbol }))
      .toSorted(byName);
    const values = exported.filter(({ symbol }) => has(symbol, SymbolFlags.Value));
    const types = exported.filter(({ symbol }) => !has(symbol, SymbolFlags.Value));
    // A component's props are described with the component.
    const shown = new Set(values.map(({ name }) => `${name}Props`));
    const lines = [
      ...values.map(({ name, symbol }) => describer.valueLines(name, symbol)),
      ...types
        .filter(({ name }) => !shown.has(name))
        .map(({ name, symbol }) => describer.typeLines(name, symbol)),
    ];
    return `# ${entry}\n\n${lines.map((group) => group.join('\n')).join('\n\n')}`;
  });
  return `${parts.join('\n\n')}\n`;
}
