// Does what frameworks with server components do to a client module: replaces its exports with references.
const names = (source) =>
  [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) =>
    list.split(',').map((one) => one.trim().split(' as ').at(-1)),
  );

export async function load(url, context, next) {
  const loaded = await next(url, context);
  const source = String(loaded.source ?? '');
  if (!source.startsWith('"use client"')) return loaded;
  const references = names(source).map(
    (name) => `export const ${name} = { $$typeof: Symbol.for('react.client.reference') };`,
  );
  return { ...loaded, source: references.join('\n') };
}
