import type { ESTree } from 'vite';

import type { Found, Module, Modules } from './modules.ts';

type Value = Found<ESTree.Expression>;

/** What wraps a value for the type checker alone. */
function bare(node: ESTree.Expression): ESTree.Expression {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? bare(node.expression)
    : node;
}

/** What a constant of some module is set to. */
export function constant(name: string, module: Module, modules: Modules): Value | undefined {
  const found = modules.find(name, module);
  if (found?.node.type !== 'VariableDeclarator' || !found.node.init) return undefined;
  return { node: bare(found.node.init), module: found.module };
}

/** The value behind a name or a path of names, as far as it is written down and not computed. */
export function valueOf(node: ESTree.Expression, module: Module, modules: Modules): Value | undefined {
  if (node.type === 'Identifier') {
    const found = constant(node.name, module, modules);
    return found && valueOf(found.node, found.module, modules);
  }
  if (node.type === 'MemberExpression') {
    if (node.property.type !== 'Identifier' || node.computed) return undefined;
    const space = namespaceOf(node.object, module, modules);
    if (space) {
      const found = constant(node.property.name, space, modules);
      return found && valueOf(found.node, found.module, modules);
    }
    const owner = valueOf(node.object, module, modules);
    return owner && property(owner, node.property.name, modules);
  }
  return { node: bare(node), module };
}

function namespaceOf(node: ESTree.Expression, module: Module, modules: Modules): Module | undefined {
  if (node.type === 'Identifier') {
    const alias = constant(node.name, module, modules);
    return alias ? namespaceOf(alias.node, alias.module, modules) : modules.namespace(node.name, module);
  }
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined;
  const outer = namespaceOf(node.object, module, modules);
  return outer && modules.namespace(node.property.name, outer);
}

/** One property of an object that is written down. */
export function property(owner: Value, name: string, modules: Modules): Value | undefined {
  const object = objectOf(owner, modules);
  if (!object) return undefined;
  for (const entry of object.node.properties) {
    if (entry.type === 'Property' && keyOf(entry.key) === name)
      return valueOf(entry.value, object.module, modules);
  }
  return undefined;
}

/** The object itself, or the first thing given to the function that makes one of the same keys, as `kitVariants` does. */
export function objectOf(value: Value, modules: Modules): Found<ESTree.ObjectExpression> | undefined {
  const { node, module } = value;
  if (node.type === 'ObjectExpression') return { node, module };
  if (node.type !== 'CallExpression') return undefined;
  const [first] = node.arguments;
  const inner = first && first.type !== 'SpreadElement' ? valueOf(first, module, modules) : undefined;
  return inner && objectOf(inner, modules);
}

/** The name of a property, where it is plain. */
export function keyOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** The source of a node on one line. */
export const sourceOf = (node: ESTree.Span, module: Module): string =>
  module.source
    .slice(node.start, node.end)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[;,] \}/g, ' }')
    .replaceAll(/(?<=<) | (?=>$)|(?<=[<,] )\| |(?<=[<]) ?\| /g, '');

/** Source of a value that says something by itself: a literal, a list or object of literals, an element. */
export function literalText(value: Value | undefined): string | undefined {
  if (!value) return undefined;
  const { node, module } = value;
  const text = sourceOf(node, module);
  switch (node.type) {
    case 'Literal':
    case 'JSXElement':
      return text;
    case 'UnaryExpression':
      return node.argument.type === 'Literal' ? text : undefined;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? text : undefined;
    case 'ArrayExpression':
      return node.elements.every((item) => item?.type === 'Literal') ? text : undefined;
    case 'ObjectExpression':
      return node.properties.every((entry) => entry.type === 'Property' && entry.value.type === 'Literal')
        ? text
        : undefined;
    default:
      return undefined;
  }
}

/** The value that `typeof a.b` in a type is about. */
export function valueAt(
  [first, ...rest]: readonly string[],
  module: Module,
  modules: Modules,
): Value | undefined {
  if (first === undefined) return undefined;
  const space = modules.namespace(first, module);
  if (space) return rest.length === 0 ? undefined : valueAt(rest, space, modules);
  let value = constant(first, module, modules);
  for (const name of rest) value = value && property(value, name, modules);
  return value;
}
