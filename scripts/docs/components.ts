import type { Node, TypeNode } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isFunctionDeclaration,
  isInterfaceDeclaration,
  isObjectBindingPattern,
  isPropertySignatureDeclaration,
  isTupleTypeNode,
  isTypeAliasDeclaration,
  isTypeOperatorNode,
  isTypeReferenceNode,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import { type Checker, type Symbol as TsSymbol, SymbolFlags, type Type } from 'typescript/unstable/sync';

import { asValue, splitDefault } from './defaults.ts';
import { exportsOf, isOurs, print, type Sources } from './sources.ts';
import { declarationAt, typeText, writtenIn } from './typeText.ts';
import { entriesOf, keyOf, literalText, sourceOf, valueOf } from './values.ts';

export interface PropSource {
  name: string;
  type: string;
  required: boolean;
  /** The description without the default. */
  description: string;
  /** Source of the value, or a description. Undefined if unknown. */
  defaultValue: string | undefined;
  /** The variant that has this prop, such as `variant='toggle'`. Undefined if all have it. */
  when: string | undefined;
}

export interface ShapeSource {
  name: string;
  description: string;
  members: PropSource[];
}

/** Documentation read from a component's source. */
export interface ComponentSource {
  name: string;
  description: string;
  props: PropSource[];
  /** Elements whose attributes it accepts too. */
  elements: readonly string[];
  shapes: ShapeSource[];
}

interface Member {
  name: string;
  type: string;
  required: boolean;
  description: string;
  when?: string;
  /** Whether it is optional only because of a `Partial` around its interface. */
  isLoose: boolean;
  /** Its declared type. */
  annotation: TypeNode | undefined;
}

/** A comment with line breaks only between paragraphs. */
const docOf = (symbol: TsSymbol, checker: Checker): string =>
  symbol
    .getDocumentationComment(checker)
    .trim()
    .replaceAll(/(?<!\n)\n(?!\n)/g, ' ');

/** The properties of a type declared in this workspace, without the attributes that React gives every element. */
function membersOf(type: Type, checker: Checker): Member[] {
  return checker
    .getPropertiesOfType(type)
    .filter(({ declarations }) => declarations.every(isOurs))
    .map((symbol) => {
      const declared = symbol.declarations[0]?.resolve();
      const signature = declared && isPropertySignatureDeclaration(declared) ? declared : undefined;
      const annotation = signature?.type;
      const required = (symbol.flags & SymbolFlags.Optional) === 0;
      return {
        name: symbol.name,
        type: annotation ? typeText(annotation, checker) : typeOf(symbol, checker),
        required,
        description: docOf(symbol, checker),
        isLoose: !required && signature?.postfixToken === undefined,
        annotation,
      };
    });
}

function typeOf(symbol: TsSymbol, checker: Checker): string {
  const type = checker.getTypeOfSymbol(symbol);
  const text = type ? checker.typeToString(type, undefined, print.whole | print.singleQuotes) : '';
  return text.replaceAll('; }', ' }');
}

/** The members of a union type, each with the variants that have it. */
function membersOfForms(forms: readonly Map<string, Member>[]): Member[] {
  const names = [...new Set(forms.flatMap((form) => [...form.keys()]))];
  const mark = names.find((name) => forms.every((form) => /^'[^']*'$/.test(form.get(name)?.type ?? '')));
  return names.flatMap((name) => {
    const within = forms.filter((form) => form.has(name));
    const members = within.flatMap((form) => form.get(name) ?? []);
    // The one with a description.
    const main = members.find(({ description }) => description !== '') ?? members[0];
    if (!main) return [];
    const when = within.map((form) => `${mark}=${form.get(mark ?? '')?.type}`).join(' or ');
    return {
      ...main,
      type: [...new Set(members.map((member) => member.type))].join(' | '),
      required: members.every((member) => member.required),
      ...(mark !== undefined && within.length < forms.length && { when }),
    };
  });
}

/** The properties of a type in source order; for a union, of all its forms. */
function propsOf(type: Type, written: Node, checker: Checker): Member[] {
  const { names } = writtenIn(written, checker);
  const placeOf = ({ name }: Member): number => (names.includes(name) ? names.indexOf(name) : names.length);
  const forms = (type.isUnionType() ? type.getTypes() : [type])
    .toSorted((one, other) => startOf(one) - startOf(other))
    .map((form) => new Map(membersOf(form, checker).map((member) => [member.name, member])));
  return membersOfForms(forms).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Position of a type in its file, because the checker reorders unions. */
const startOf = (type: Type): number => type.getSymbol()?.declarations[0]?.index ?? 0;

function propSource(member: Member, inCode: string | undefined): PropSource {
  const { name, type, required, when, isLoose } = member;
  const { description, stated } = splitDefault(member.description);
  const defaultValue = required ? undefined : (inCode ?? asValue(stated) ?? (isLoose ? 'none' : undefined));
  return { name, type, required, description, defaultValue, when };
}

/** The readable default values of a component's parameter. */
function defaultsIn(pattern: Node | undefined, checker: Checker): Map<string, string> {
  const found = new Map<string, string>();
  if (!pattern || !isObjectBindingPattern(pattern)) return found;
  for (const entry of pattern.elements) {
    if (!isBindingElement(entry) || !entry.initializer) continue;
    const name = keyOf(entry.propertyName ?? entry.name);
    const text = literalText(valueOf(entry.initializer, checker));
    if (name !== undefined && text !== undefined) found.set(name, text);
  }
  return found;
}

function typeNamesIn(node: Node): Node[] {
  const names: Node[] = isTypeReferenceNode(node) ? [node.typeName] : [];
  node.forEachChild((child) => {
    names.push(...typeNamesIn(child));
  });
  return names;
}

/** A component's English labels: the object of defaults with the type of its messages. */
function englishOf(name: string, home: Node, checker: Checker): Map<string, string> {
  const defaults = home
    .getSourceFile()
    .statements.filter(isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ type, initializer }) => (type?.getText() === name && initializer ? [initializer] : []));
  return new Map(
    defaults
      .flatMap((object) => entriesOf(object, checker))
      .map(([key, value]) => [key, literalText(value) ?? sourceOf(value)]),
  );
}

/** Whether a type is a tuple, whose elements have no names. */
function isTuple(node: TypeNode): boolean {
  return isTypeOperatorNode(node) ? isTuple(node.type) : isTupleTypeNode(node);
}

/** The kit's interfaces used by props, and those that they use. */
function shapesOf(members: readonly Member[], folder: string, checker: Checker): ShapeSource[] {
  const shapes = new Map<string, ShapeSource>();
  const visit = ({ annotation }: Member): void => {
    for (const name of annotation ? typeNamesIn(annotation) : []) {
      const text = name.getText();
      const home = declarationAt(name, checker);
      if (!home || (!isInterfaceDeclaration(home) && !isTypeAliasDeclaration(home))) continue;
      if (isTypeAliasDeclaration(home) && isTuple(home.type)) continue;
      const isForeign = !home.getSourceFile().fileName.startsWith(`${folder}/`);
      if (shapes.has(text) || isForeign || text.endsWith('Props')) continue;
      const symbol = checker.getSymbolAtLocation(home.name);
      const inner = symbol ? propsOf(checker.getDeclaredTypeOfSymbol(symbol), home, checker) : [];
      if (!symbol || inner.length === 0) continue;
      const words = englishOf(text, home, checker);
      shapes.set(text, {
        name: text,
        description: docOf(symbol, checker),
        members: inner.map((member) => ({
          ...propSource(member, undefined),
          ...(words.has(member.name) && { required: false, defaultValue: words.get(member.name) }),
        })),
      });
      inner.forEach(visit);
    }
  };
  members.forEach(visit);
  return [...shapes.values()];
}

/** The components that a file exports: functions with a capitalized name. */
export function readComponents(path: string, sources: Sources): ComponentSource[] {
  const source = sources.packageOf(path);
  const { checker, folder } = source;
  return [...exportsOf(source, path)].flatMap(([name, symbol]) => {
    const node = symbol.valueDeclaration?.resolve();
    if (!/^[A-Z]/.test(name) || !node || !isFunctionDeclaration(node)) return [];
    const [parameter] = node.parameters;
    const written = parameter?.type;
    const type = written && checker.getTypeFromTypeNode(written);
    const props = type ? propsOf(type, written, checker).filter((member) => member.name !== 'ref') : [];
    const inCode = defaultsIn(parameter?.name, checker);
    return {
      name,
      description: docOf(symbol, checker),
      props: props.map((member) => propSource(member, inCode.get(member.name))),
      elements: written ? writtenIn(written, checker).elements : [],
      shapes: shapesOf(props, folder, checker),
    };
  });
}
