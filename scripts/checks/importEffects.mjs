// Finds code that works in tests but is missing in the build: a bundler drops a module of a package without declared
// side effects unless an export of it is used, and a call without effects unless its result is used.
import { posix } from 'node:path';

import { parseSync } from 'vite';

/** A glob of `sideEffects` as bundlers read it: relative to the package; without a slash, in any folder. */
function globToPattern(glob) {
  const anywhere = glob.includes('/') ? glob.replace(/^\.\//, '') : `**/${glob}`;
  const pattern = anywhere
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${pattern}$`);
}

/**
 * Whether a bundler keeps a module that is imported only for its effects.
 *
 * @param sideEffects the field of `package.json`
 * @param path of the module, relative to its package
 */
export function hasDeclaredEffects(sideEffects, path) {
  if (!Array.isArray(sideEffects)) return sideEffects !== false;
  return sideEffects.some((glob) => globToPattern(glob).test(path));
}

/** Calls and constructors that bundlers know to be free of effects; they are dropped when the result is unused. */
const PURE_CALLS =
  /^(?:(?:de|en)codeURI(?:Component)?|structuredClone|atob|btoa|BigInt|Boolean|Number|String|parseInt|parseFloat|isNaN|isFinite|(?:JSON|Math|Number|String|Array|Object|URL|Intl|Reflect|Date)\.(?!assign\b|set\b|define|freeze\b|seal\b|deleteProperty\b|setPrototypeOf\b|revokeObjectURL\b)\w+)$/;
const PURE_CONSTRUCTORS =
  /^(?:URL|URLSearchParams|RegExp|Date|Map|Set|WeakMap|WeakSet|Error|TypeError|RangeError|Intl\.\w+)$/;

/** `a.b` of a callee, or an empty text. */
function nameOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed) return '';
  return `${nameOf(node.object)}.${node.property.name}`;
}

/** Whether the statement only computes a value and discards it. */
function isDropped({ type, expression }) {
  if (type !== 'ExpressionStatement') return false;
  const value =
    expression.type === 'UnaryExpression' && expression.operator === 'void'
      ? expression.argument
      : expression;
  if (value.type === 'CallExpression') return PURE_CALLS.test(nameOf(value.callee));
  return value.type === 'NewExpression' && PURE_CONSTRUCTORS.test(nameOf(value.callee));
}

function* nodesOf(node) {
  if (Array.isArray(node)) for (const child of node) yield* nodesOf(child);
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') yield node;
    for (const child of Object.values(node)) yield* nodesOf(child);
  }
}

/** Whether a top-level statement runs code on import, rather than declaring something. */
function acts({ type, directive }) {
  return !directive && !/^(?:Import|Export|Function|Class|Variable|TS|Empty)/.test(type);
}

/** `import './a.ts'`. */
const isBareImport = ({ type, specifiers, importKind }) =>
  type === 'ImportDeclaration' && specifiers.length === 0 && importKind !== 'type';

/**
 * @param path of the module, relative to its package
 * @param source its text
 * @param manifest the `package.json` of its package
 * @param manifestOf the `package.json` of a package of the workspace by its name, or undefined
 * @returns the problems, a line each
 */
export function importEffects({ path, source, manifest, manifestOf = () => undefined }) {
  const { sideEffects, publishConfig } = manifest;
  if (sideEffects === undefined) return [];
  const { program } = parseSync(path, source);
  const faults = [];
  const report = ({ start }, fault) =>
    faults.push(`${path}:${source.slice(0, start).split('\n').length}: ${fault}`);

  /** The module and package of an import within the workspace. */
  function placeOf(specifier) {
    if (specifier.startsWith('.')) return [sideEffects, posix.join(posix.dirname(path), specifier)];
    const [, name, rest] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
    const other = manifestOf(name);
    const target = other?.exports?.[rest === undefined ? '.' : `./${rest}`];
    return typeof target === 'string' ? [other.sideEffects, target.replace(/^\.\//, '')] : [false, specifier];
  }

  for (const statement of program.body) {
    if (isBareImport(statement)) {
      if (!hasDeclaredEffects(...placeOf(statement.source.value)))
        report(
          statement,
          `imports ${statement.source.value} for its effects, which a bundler drops: call an export`,
        );
    } else if (acts(statement)) {
      // vanilla-extract turns these into a stylesheet.
      const isPublished = publishConfig !== undefined && !path.endsWith('.css.ts');
      const names = isPublished ? [path, path.replace(/\.tsx?$/, '.js')] : [path];
      if (!names.every((name) => hasDeclaredEffects(sideEffects, name)))
        report(
          statement,
          'runs code when it is imported, which a bundler drops with the module: export a function and call it',
        );
    }
  }
  for (const node of nodesOf(program.body))
    if (isDropped(node)) report(node, 'discards its result, so a bundler drops the call');
  return faults;
}
