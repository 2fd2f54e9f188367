import type { Plugin } from 'vite';

/**
 * What a React Server Component cannot do: hold state or read a context (any hook), create a context, be a class, or
 * pass a function to an element, which has to reach the browser.
 */
const BROWSER = [
  /\buse[A-Z]\w*\(/,
  /\buse\(/,
  /\bcreateContext\(/,
  /\bextends Component\b/,
  /\bon[A-Z]\w*:\s/,
];

/** Marks only the modules that need the browser as client modules: all others work on either side. */
export function clientParts(): Plugin {
  return {
    name: 'client-parts',
    enforce: 'post',
    renderChunk: (code, { fileName }) =>
      !fileName.endsWith('.css.js') && BROWSER.some((pattern) => pattern.test(code))
        ? `"use client";\n${code}`
        : null,
  };
}
