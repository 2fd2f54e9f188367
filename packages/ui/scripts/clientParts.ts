import type { Plugin } from 'vite';

/**
 * What a server that renders components by itself cannot do: hold state or read a context (hooks, whoever wrote them),
 * make a context, be a class, or hand a function to an element, which has to reach the browser.
 */
const BROWSER = [
  /\buse[A-Z]\w*\(/,
  /\buse\(/,
  /\bcreateContext\(/,
  /\bextends Component\b/,
  /\bon[A-Z]\w*:\s/,
];

/** Marks the modules that belong to the browser, and only those: all others work on either side. */
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
