import type { Plugin } from 'vite';

/** Contexts and components made as the router's module is loaded: without effect on anything else. */
const creation = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g;
/** Names for developer tools. */
const naming = /^\w+\.displayName = "\w+";$/gm;
/** Class components, with the context that some read. */
const classes =
  /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});\n(\1\.contextType = \w+;)?/gm;

/**
 * Makes `react-router` as light in the built app as what is used of it. Its package hands out its development build
 * alone, with warnings, though a production build lies beside it; and its one big module makes contexts and components
 * as it loads, unmarked, so that a bundler must keep even the data router, forms and framework mode for their sake.
 * This takes the production build and says that what is made there may go when nobody uses it.
 *
 * @throws when the package looks otherwise than expected: then this has to follow it.
 */
export function leanRouter(): Plugin {
  let marked = 0;
  const pure = (): string => {
    marked += 1;
    return '/* @__PURE__ */ ';
  };
  return {
    name: 'porchlight:lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/')) return null;
      const lean = code
        .replace(creation, pure)
        .replace(naming, '')
        .replace(
          classes,
          (_all, name: string, body: string, context = '') =>
            `var ${name} = ${pure()}(() => { const ${name} = ${body}; ${context} return ${name}; })();\n`,
        );
      return { code: lean, map: null };
    },
    buildEnd(error) {
      if (error === undefined && marked === 0) throw new Error('react-router has changed: see leanRouter');
    },
  };
}
