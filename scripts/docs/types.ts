import type { ESTree } from 'vite';

import type { Found, Module, Modules } from './modules.ts';
import { keyOf, objectOf, property, sourceOf, valueAt } from './values.ts';

/** One property of an interface. */
export interface Member {
  name: string;
  /** As a reader wants it: words instead of `keyof typeof`. */
  type: string;
  required: boolean;
  /** Its docstring. */
  description: string;
  /** In which of several shapes it is there at all, such as `variant='toggle'`. */
  when?: string;
  /** Whether it may be left out only because of a `Partial` around its interface. */
  isLoose?: boolean;
  /** Where its type is written, for what the type refers to. */
  annotation?: Found<ESTree.TSType>;
}

/** What a component takes: properties of its own, and all attributes of some elements. */
export interface Shape {
  members: ReadonlyMap<string, Member>;
  elements: readonly string[];
}

type Type = ESTree.TSType;
const nothing: Shape = { members: new Map(), elements: [] };

/** The first to name a property describes it: an interface stands before what it extends. */
function merge(shapes: readonly Shape[]): Shape {
  const members = new Map<string, Member>();
  for (const shape of shapes) {
    for (const [name, member] of shape.members) if (!members.has(name)) members.set(name, member);
  }
  return { members, elements: [...new Set(shapes.flatMap(({ elements }) => elements))] };
}

/** Reads types as a person does: what is in them, and what they are called. */
export class Types {
  readonly modules: Modules;
  constructor(modules: Modules) {
    this.modules = modules;
  }

  shape(node: Type, module: Module): Shape {
    switch (node.type) {
      case 'TSTypeReference':
        return node.typeName.type === 'Identifier'
          ? this.named(node.typeName.name, module, node.typeArguments?.params)
          : nothing;
      case 'TSIntersectionType':
        return merge(node.types.map((part) => this.shape(part, module)));
      case 'TSParenthesizedType':
        return this.shape(node.typeAnnotation, module);
      case 'TSTypeLiteral':
        return { members: this.#signatures(node.members, module), elements: [] };
      case 'TSUnionType':
        return this.#oneOf(node.types.map((part) => this.shape(part, module)));
      default:
        return nothing;
    }
  }

  /** What a name stands for where `module` uses it. */
  named(name: string, module: Module, args: readonly Type[] = []): Shape {
    const [first, second] = args;
    if (name === 'AnchorHTMLAttributes') return { members: new Map(), elements: ['a'] };
    if (name === 'ComponentProps') {
      const literal = first?.type === 'TSLiteralType' ? first.literal : undefined;
      return literal?.type === 'Literal'
        ? { members: new Map(), elements: [String(literal.value)] }
        : nothing;
    }
    if (first && (name === 'Omit' || name === 'Pick')) {
      const { members, elements } = this.shape(first, module);
      const keys = new Set(second && this.literals(second, module));
      const kept = [...members].filter(([key]) => keys.has(key) === (name === 'Pick'));
      return { members: new Map(kept), elements: name === 'Pick' ? [] : elements };
    }
    if (first && second && name === 'Record') {
      const type = this.text(second, module);
      const annotation = { node: second, module };
      const names = this.literals(first, module);
      const members = names.map((key) => ({ name: key, type, required: true, description: '', annotation }));
      return { members: new Map(members.map((member) => [member.name, member])), elements: [] };
    }
    if (first && (name === 'Partial' || name === 'Readonly')) {
      const { members, elements } = this.shape(first, module);
      const loose = [...members].map(
        ([key, member]) => [key, { ...member, required: false, isLoose: true }] as const,
      );
      return { members: name === 'Partial' ? new Map(loose) : members, elements };
    }
    const found = this.modules.find(name, module);
    if (found?.node.type === 'TSInterfaceDeclaration') {
      const { node, module: home } = found;
      const own: Shape = { members: this.#signatures(node.body.body, home), elements: [] };
      const parents = node.extends.map(({ expression, typeArguments }) =>
        expression.type === 'Identifier' ? this.named(expression.name, home, typeArguments?.params) : nothing,
      );
      return merge([own, ...parents]);
    }
    if (found?.node.type === 'TSTypeAliasDeclaration')
      return this.shape(found.node.typeAnnotation, found.module);
    return nothing;
  }

  #signatures(signatures: readonly ESTree.TSSignature[], module: Module): Map<string, Member> {
    const members = new Map<string, Member>();
    for (const signature of signatures) {
      if (signature.type !== 'TSPropertySignature' || !signature.typeAnnotation) continue;
      const name = keyOf(signature.key);
      if (name === undefined) continue;
      const annotation = signature.typeAnnotation.typeAnnotation;
      members.set(name, {
        name,
        type: this.text(annotation, module),
        required: !signature.optional,
        description: module.docBefore(signature.start),
        annotation: { node: annotation, module },
      });
    }
    return members;
  }

  /** One of several interfaces: what not all of them have says with which one it is. */
  #oneOf(shapes: readonly Shape[]): Shape {
    const all = merge(shapes);
    const mark = [...all.members.keys()].find((name) =>
      shapes.every(({ members }) => /^'[^']*'$/.test(members.get(name)?.type ?? '')),
    );
    const members = [...all.members].map(([name, member]) => {
      const within = shapes.filter((shape) => shape.members.has(name));
      const types = [...new Set(within.map((shape) => shape.members.get(name)?.type ?? ''))];
      const required = within.every((shape) => shape.members.get(name)?.required);
      const words = within.map((shape) => `${mark}=${shape.members.get(mark ?? '')?.type}`).join(' or ');
      const isPartial = within.length < shapes.length && mark !== undefined;
      return [
        name,
        { ...member, type: types.join(' | '), required, ...(isPartial && { when: words }) },
      ] as const;
    });
    return { members: new Map(members), elements: all.elements };
  }

  /** The strings and numbers that a type allows, where it is nothing but those; as they stand in source. */
  #choices(node: Type, module: Module): string[] | undefined {
    switch (node.type) {
      case 'TSLiteralType':
        return [module.source.slice(node.start, node.end)];
      case 'TSParenthesizedType':
        return this.#choices(node.typeAnnotation, module);
      case 'TSUnionType': {
        const parts = node.types.map((part) => this.#choices(part, module));
        return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
      }
      case 'TSTypeOperator':
        return node.operator === 'keyof' ? this.#keys(node.typeAnnotation, module) : undefined;
      case 'TSTypeReference': {
        const found =
          node.typeName.type === 'Identifier' ? this.modules.find(node.typeName.name, module) : undefined;
        return found?.node.type === 'TSTypeAliasDeclaration'
          ? this.#choices(found.node.typeAnnotation, found.module)
          : undefined;
      }
      default:
        return undefined;
    }
  }

  #keys(node: Type, module: Module): string[] | undefined {
    const value = this.#valueOf(node, module);
    const object = value && objectOf(value, this.modules);
    const names = object
      ? object.node.properties.flatMap((entry) => (entry.type === 'Property' ? [keyOf(entry.key) ?? ''] : []))
      : [...this.shape(node, module).members.keys()];
    return names.length === 0 ? undefined : names.map((name) => (/^\d+$/.test(name) ? name : `'${name}'`));
  }

  #valueOf(node: Type, module: Module): Found<ESTree.Expression> | undefined {
    if (node.type === 'TSParenthesizedType') return this.#valueOf(node.typeAnnotation, module);
    if (node.type === 'TSTypeQuery')
      return valueAt(
        module.source.slice(node.exprName.start, node.exprName.end).split('.'),
        module,
        this.modules,
      );
    if (node.type !== 'TSIndexedAccessType') return undefined;
    const [name] = this.literals(node.indexType, module);
    const owner = this.#valueOf(node.objectType, module);
    return owner && name !== undefined ? property(owner, name, this.modules) : undefined;
  }

  /** The strings that a type allows, without their quotes. */
  literals(node: Type, module: Module): string[] {
    return (this.#choices(node, module) ?? []).map((text) => text.replaceAll(/^['"]|['"]$/g, ''));
  }

  /** A type in words a reader knows. */
  text(node: Type, module: Module): string {
    const choices = this.#choices(node, module);
    if (choices) return choices.join(' | ');
    switch (node.type) {
      case 'TSUnionType':
        return node.types
          .filter(({ type }) => type !== 'TSUndefinedKeyword')
          .map((part) => this.text(part, module))
          .join(' | ');
      case 'TSParenthesizedType':
        return node.typeAnnotation.type === 'TSFunctionType'
          ? `(${this.text(node.typeAnnotation, module)})`
          : this.text(node.typeAnnotation, module);
      case 'TSArrayType': {
        const element = this.text(node.elementType, module);
        return /[ |]/.test(element) && !element.endsWith('}') ? `(${element})[]` : `${element}[]`;
      }
      case 'TSTypeOperator':
        return `${node.operator} ${this.text(node.typeAnnotation, module)}`;
      case 'TSIndexedAccessType': {
        const [name] = this.literals(node.indexType, module);
        const member = name === undefined ? undefined : this.shape(node.objectType, module).members.get(name);
        return member?.type ?? sourceOf(node, module);
      }
      default:
        return sourceOf(node, module);
    }
  }
}
