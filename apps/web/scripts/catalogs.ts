import { readFileSync } from 'node:fs';

/** A module with words. */
export const catalog = /\.words\.ts$/;

/** Names of the values that a catalog exports. */
function namesIn(source: string): string[] {
  const declared = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
  const passedOn = [...source.matchAll(/^export \{([^}]*)\}/gms)].flatMap(([, list = '']) =>
    list.split(',').map(
      (one) =>
        one
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  );
  return [...declared, ...passedOn].filter(Boolean);
}

/**
 * The source of a module that exports the same names as a catalog.
 * @param valueOf the expression of a name's value; the catalog itself is `englishCatalog`
 */
export function likeCatalog(
  file: string,
  imports: readonly string[],
  valueOf: (name: string) => string,
): string {
  return [
    `import * as englishCatalog from ${JSON.stringify(`${file}?english`)};`,
    ...imports,
    ...namesIn(readFileSync(file, 'utf8')).map((name) => `export const ${name} = ${valueOf(name)};`),
  ].join('\n');
}
