import type { ESTree } from 'vite';

import { asValue, splitDefault } from './defaults.ts';
import { type Found, type Module, Modules } from './modules.ts';
import { type Member, type Shape, Types } from './types.ts';
import { keyOf, literalText, objectOf, sourceOf, valueOf } from './values.ts';

/** One prop as its table shows it. */
export interface PropSource {
  name: string;
  type: string;
  required: boolean;
  /** What it is for, without its default. */
  description: string;
  /** Source of the value, or words. Undefined when none is known. */
  defaultValue: string | undefined;
  /** With which other prop it is there at all, such as `variant='toggle'`. Undefined when always. */
  when: string | undefined;
}

/** An interface that props of a component refer to. */
export interface ShapeSource {
  name: string;
  description: string;
  members: PropSource[];
}

/** What the source of a component says about it. */
export interface ComponentSource {
  name: string;
  /** Its docstring. */
  description: string;
  props: PropSource[];
  /** Elements whose attributes it takes as well. */
  elements: readonly string[];
  shapes: ShapeSource[];
}

function propSource(member: Member, inCode: string | undefined): PropSource {
  const { name, type, required, when } = member;
  const { description, stated } = splitDefault(member.description);
  const defaultValue = required
    ? undefined
    : (inCode ?? asValue(stated) ?? (member.isLoose ? 'none' : undefined));
  return { name, type, required, description, defaultValue, when };
}

/** The values that a component's parameters fall back to, as far as they can be read. */
function parameterDefaults(
  pattern: ESTree.ParamPattern | undefined,
  module: Module,
  modules: Modules,
): Map<string, string> {
  const found = new Map<string, string>();
  if (pattern?.type !== 'ObjectPattern') return found;
  for (const entry of pattern.properties) {
    if (entry.type !== 'Property' || entry.value.type !== 'AssignmentPattern') continue;
    const name = keyOf(entry.key);
    const text = literalText(valueOf(entry.value.right, module, modules));
    if (name !== undefined && text !== undefined) found.set(name, text);
  }
  return found;
}

/** Names of the types that a type is made of. */
function* namesIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'TSTypeReference' && 'typeName' in node) {
    const { typeName } = node;
    if (typeof typeName === 'object' && typeName !== null && 'name' in typeName) yield String(typeName.name);
  }
  for (const part of Object.values(node)) {
    if (Array.isArray(part)) for (const one of part) yield* namesIn(one);
    else yield* namesIn(part);
  }
}

/** The words that a component says by itself: the object of defaults that has the type of its messages. */
function englishOf(type: string, home: Module, modules: Modules): Map<string, string> {
  const words = new Map<string, string>();
  for (const node of home.declarations.values()) {
    if (node.type !== 'VariableDeclarator' || !node.init || node.id.type !== 'Identifier') continue;
    const annotation = node.id.typeAnnotation?.typeAnnotation;
    if (!annotation || home.source.slice(annotation.start, annotation.end) !== type) continue;
    const object = objectOf({ node: node.init, module: home }, modules);
    for (const entry of object?.node.properties ?? []) {
      if (entry.type !== 'Property') continue;
      const value = valueOf(entry.value, home, modules);
      const name = keyOf(entry.key);
      if (name !== undefined && value)
        words.set(name, literalText(value) ?? sourceOf(value.node, value.module));
    }
  }
  return words;
}

function shapesOf(shape: Shape, types: Types): ShapeSource[] {
  const shapes = new Map<string, ShapeSource>();
  const visit = ({ node, module }: Found<ESTree.TSType>): void => {
    for (const name of namesIn(node)) {
      const found = types.modules.find(name, module);
      if (found?.node.type !== 'TSInterfaceDeclaration' && found?.node.type !== 'TSTypeAliasDeclaration')
        continue;
      const isForeign = !found.module.path.includes('/packages/ui/');
      if (shapes.has(name) || isForeign || name.endsWith('Props')) continue;
      const { members } = types.named(name, module);
      if (members.size === 0) continue;
      const words = englishOf(name, found.module, types.modules);
      shapes.set(name, {
        name,
        description: found.module.docBefore(found.node.start),
        members: [...members.values()].map((member) => ({
          ...propSource(member, undefined),
          ...(words.has(member.name) && { required: false, defaultValue: words.get(member.name) }),
        })),
      });
      for (const { annotation } of members.values()) if (annotation) visit(annotation);
    }
  };
  for (const { annotation } of shape.members.values()) if (annotation) visit(annotation);
  return [...shapes.values()];
}

/** The components that a file exports: functions with a capital. */
export function readComponents(path: string, modules = new Modules()): ComponentSource[] {
  const types = new Types(modules);
  const module = modules.read(path);
  return [...module.exported]
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => {
      const node = module.declarations.get(name);
      const parameter = node?.type === 'FunctionDeclaration' ? node.params[0] : undefined;
      const annotation =
        parameter && 'typeAnnotation' in parameter ? parameter.typeAnnotation?.typeAnnotation : undefined;
      const shape = annotation ? types.shape(annotation, module) : { members: new Map(), elements: [] };
      const inCode = parameterDefaults(parameter, module, modules);
      return {
        name,
        description: module.docBefore(node?.start ?? 0),
        props: [...shape.members.values()]
          .filter((member) => member.name !== 'ref')
          .map((member: Member) => propSource(member, inCode.get(member.name))),
        elements: shape.elements,
        shapes: shapesOf(shape, types),
      };
    });
}
