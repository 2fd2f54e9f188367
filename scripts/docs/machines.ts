import type { ActorTypes, MachineTypes } from '@porchlight/flow-explorer';
import type { Node } from 'typescript/unstable/ast';
import { isInterfaceDeclaration, isTypeAliasDeclaration } from 'typescript/unstable/ast/is';
import type { Checker, Type, TypeReference } from 'typescript/unstable/sync';

import { declarationOf, exportsOf, isOurs, print, type Sources } from './sources.ts';

/** Parts of a machine's type, by the position of its type parameters. */
export const machineParts = { context: 0, events: 1, actors: 3, tags: 8, input: 9, emits: 11 };

/** A declaration's source without `export`. */
const textOf = (node: Node): string => node.getText().replace(/^export /, '');

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);

/** XState's defaults for unspecified types. */
const isOpen = (text: string): boolean =>
  ['NonReducibleUnknown', 'EventObject', 'AnyEventObject', 'undefined', "{ type: 'noop'; }"].includes(text);

/** Reads the types of the only machine that a file exports. */
export function readMachine(path: string, sources: Sources): MachineTypes {
  const source = sources.packageOf(path);
  const { checker } = source;
  const text = (type: Type): string =>
    checker.typeToString(type, undefined, print.whole | print.singleQuotes);
  const given = (type: Type | undefined): string | undefined => {
    const printed = type && text(type);
    return printed === undefined || isOpen(printed) ? undefined : printed;
  };

  const machines = [...exportsOf(source, path)].flatMap(([name, symbol]) => {
    const type = checker.getTypeOfSymbol(symbol);
    return type?.getSymbol()?.name === 'StateMachine' ? [{ name, type: type as TypeReference }] : [];
  });
  const [machine, another] = machines;
  if (!machine || another) throw new Error(`${path} exports ${machines.length} machines instead of one`);
  const parts = checker.getTypeArguments(machine.type);
  const part = (place: number): Type => {
    const found = parts[place];
    if (!found) throw new Error(`XState's StateMachine has no type parameter ${place}`);
    return found;
  };
  const declared = (place: number): string | undefined => {
    const node = declarationOf(part(place));
    return node && textOf(node);
  };

  const named = new Set<Node>();
  const actors: [string, ActorTypes][] = [];
  for (const actor of partsOf(part(machineParts.actors))) {
    const [name, logic] = ['src', 'logic'].map((key) => {
      const property = checker.getPropertyOfType(actor, key);
      return property && checker.getTypeOfSymbol(property);
    });
    if (!name?.isStringLiteralType() || !logic) continue;
    const [first, second, third] = logic.getAliasTypeArguments();
    for (const type of [first, second]) if (type) collect(type, source.folder, checker, named);
    const kind = logic.getAliasSymbol()?.name;
    actors.push([
      name.value,
      kind === 'PromiseActorLogic' && first
        ? { kind: 'promise', output: text(first), input: given(second) }
        : kind === 'CallbackActorLogic'
          ? { kind: 'callback', receives: given(first), input: given(second), sends: given(third) }
          : { kind: 'other', type: text(logic) },
    ]);
  }
  // Types that the guide shows separately are not repeated.
  const shown = new Set(Object.values(machineParts).map((place) => declarationOf(part(place))));
  const emitted = partsOf(part(machineParts.emits)).flatMap((event) => {
    const type = checker.getPropertyOfType(event, 'type');
    const literal = type && checker.getTypeOfSymbol(type);
    return literal?.isStringLiteralType() ? [literal.value] : [];
  });
  return {
    name: machine.name,
    module: source.name,
    input: declared(machineParts.input),
    events: declared(machineParts.events),
    context: declared(machineParts.context),
    emitted: declared(machineParts.emits),
    emittedTypes: emitted,
    actors: Object.fromEntries(actors),
    others: [...named].filter((node) => !shown.has(node)).map(textOf),
  };
}

/** Collects the types used in a type, if its own package declares them. */
function collect(type: Type, folder: string, checker: Checker, found: Set<Node>): void {
  const [handle] = (type.getAliasSymbol() ?? type.getSymbol())?.declarations ?? [];
  const node = handle && isOurs(handle) ? handle.resolve() : undefined;
  if (node && (isInterfaceDeclaration(node) || isTypeAliasDeclaration(node))) {
    if (node.getSourceFile().fileName.startsWith(folder)) found.add(node);
    return;
  }
  if (type.isUnionType()) for (const part of type.getTypes()) collect(part, folder, checker, found);
  if (type.isTypeReference())
    for (const part of checker.getTypeArguments(type)) collect(part, folder, checker, found);
  // For an inline type, visit each property.
  if (node)
    for (const property of checker.getPropertiesOfType(type)) {
      const inner = checker.getTypeOfSymbol(property);
      if (inner) collect(inner, folder, checker, found);
    }
}
