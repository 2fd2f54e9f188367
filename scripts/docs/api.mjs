// Writes a package's public interface down as text: what is exported, and of every component its own props.
import { fileURLToPath } from 'node:url';

import { API, SignatureKind, SymbolFlags } from 'typescript/unstable/sync';

import { asValue, splitDefault } from './defaults.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const WHOLE = 1; // NoTruncation
const SPELLED_OUT = WHOLE | (1 << 23); // and, instead of an alias's name, what it stands for (InTypeAlias)
/** A type longer than this, in characters, gets a line for each of its parts. */
const LONG = 160;

/** What a state machine's type is made of, by the places of its parameters. */
const MACHINE_PARTS = { context: 0, events: 1, tags: 8, input: 9, emits: 11 };

const byName = (one, other) => (one.name < other.name ? -1 : 1);
const has = (symbol, flag) => (symbol.flags & flag) !== 0;

/** Attributes that React gives every element are not a component's own. */
const isOwn = (symbol) => symbol.declarations.some(({ path }) => !path.includes('/node_modules/'));

/** What a docstring says the default is, as the tables of the documentation read it. */
const documentedDefault = (text) => asValue(splitDefault(text.replaceAll('\n', ' ')).stated);

/** `Name<…>` for generic types whose arguments would fill a line. */
function withoutLongArguments(text) {
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

/** @param {import('typescript/unstable/sync').Checker} checker */
function describerOf(checker) {
  const print = (type, flags = WHOLE) =>
    checker.typeToString(type, undefined, flags).replaceAll(/import\("[^"]*"\)\.?/g, '');

  function typeText(type, pad, flags = WHOLE) {
    const text = print(type, flags);
    if (text.length <= LONG) return text;
    const deeper = `${pad}  `;
    const isTree = text.startsWith('{') || text.startsWith('MapLeafNodes<');
    if (isTree) return `{\n${memberLines(checker.getPropertiesOfType(type), deeper).join('\n')}\n${pad}}`;
    if (!type.isUnionType()) return withoutLongArguments(text);
    const parts = type.getTypes().map((part) => typeText(part, deeper, SPELLED_OUT));
    return [...new Set(parts)].map((part) => `\n${deeper}| ${part}`).join('');
  }

  /** @param {(prop: import('typescript/unstable/sync').Symbol) => string | undefined} [defaultOf] */
  function memberLines(symbols, pad, defaultOf) {
    return symbols.toSorted(byName).map((symbol) => {
      const isOptional = has(symbol, SymbolFlags.Optional);
      const text = typeText(checker.getTypeOfSymbol(symbol), pad);
      // Being optional says it already.
      const shown = isOptional ? text.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1') : text;
      const preset = defaultOf?.(symbol);
      const line = `${pad}${symbol.name}${isOptional ? '?' : ''}: ${shown}`;
      return (preset === undefined ? line : `${line} = ${preset}`).replaceAll(': \n', ':\n');
    });
  }

  /** The default of a prop: where the function takes its props apart, else what its docstring says. */
  function defaultsOf(symbol) {
    const taken = symbol.valueDeclaration?.resolve()?.parameters?.[0]?.name?.elements ?? [];
    const written = new Map(
      taken
        .filter(({ initializer }) => initializer !== undefined)
        .map(({ name, propertyName, initializer }) => [
          (propertyName ?? name).getText(),
          initializer.getText(),
        ]),
    );
    return (prop) => written.get(prop.name) ?? documentedDefault(prop.getDocumentationComment(checker));
  }

  function elementOf(props) {
    const ref = checker.getPropertyOfType(props, 'ref');
    return ref && /Ref<(\w+)>/.exec(print(checker.getTypeOfSymbol(ref)))?.[1];
  }

  function componentLines(name, symbol, props) {
    const defaultOf = defaultsOf(symbol);
    // A component with several forms has a union of props.
    const forms = props.isUnionType() ? props.getTypes() : [props];
    return forms.flatMap((form) => {
      const element = elementOf(form);
      const own = checker.getPropertiesOfType(form).filter((prop) => isOwn(prop) && prop.name !== 'ref');
      return [
        `<${name}> ${element === undefined ? '' : `and the attributes of ${element}`}`.trim(),
        ...memberLines(own, '  ', defaultOf),
      ];
    });
  }

  function machineLines(name, type) {
    const given = checker.getTypeArguments(type);
    return [
      `machine ${name}`,
      ...Object.entries(MACHINE_PARTS).map(([part, place]) =>
        `  ${part}: ${typeText(given[place], '  ')}`.replace(': \n', ':\n'),
      ),
    ];
  }

  function valueLines(name, symbol) {
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
    const props = signature && checker.getParameterType(signature, 0);
    if (has(symbol, SymbolFlags.Function) && /^[A-Z]/.test(name) && props)
      return componentLines(name, symbol, props);
    if (type.getSymbol()?.name === 'StateMachine') return machineLines(name, type);
    return [`${name}: ${typeText(type, '')}`];
  }

  function typeLines(name, symbol) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (has(symbol, SymbolFlags.Interface))
      return [`interface ${name}`, ...memberLines(checker.getPropertiesOfType(type).filter(isOwn), '  ')];
    return [`type ${name} = ${typeText(type, '', SPELLED_OUT)}`];
  }

  return (module) => {
    const exported = checker
      .getExportsOfModule(module)
      .toSorted(byName)
      .map((symbol) => ({
        name: symbol.name,
        symbol: has(symbol, SymbolFlags.Alias) ? checker.getAliasedSymbol(symbol) : symbol,
      }));
    const values = exported.filter(({ symbol }) => has(symbol, SymbolFlags.Value));
    const types = exported.filter(({ symbol }) => !has(symbol, SymbolFlags.Value));
    // A component's props stand with the component.
    const shown = new Set(values.map(({ name }) => `${name}Props`));
    return [
      ...values.map(({ name, symbol }) => valueLines(name, symbol)),
      ...types.filter(({ name }) => !shown.has(name)).map(({ name, symbol }) => typeLines(name, symbol)),
    ]
      .map((lines) => lines.join('\n'))
      .join('\n\n');
  };
}

/**
 * The public interface of a package of this workspace.
 *
 * @param {string} name The package's folder in `packages`.
 * @param {string[]} entries Its entries, below that folder.
 * @returns {string}
 */
export function describePackage(name, entries) {
  const folder = `${root}packages/${name}`;
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${folder}/tsconfig.json`] }).getProjects();
    const describe = describerOf(project.checker);
    const parts = entries.map((entry) => {
      const file = project.program.getSourceFile(`${folder}/${entry}`);
      return `# ${entry}\n\n${describe(project.checker.getSymbolAtLocation(file))}`;
    });
    return `${parts.join('\n\n')}\n`;
  } finally {
    api.close();
  }
}
