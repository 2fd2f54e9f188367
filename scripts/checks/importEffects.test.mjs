import { describe, expect, test } from 'vitest';

import { hasDeclaredEffects, importEffects } from './importEffects.mjs';

describe('hasDeclaredEffects', () => {
  test.each([
    [undefined, 'src/a.ts', true],
    [true, 'src/a.ts', true],
    [false, 'src/a.css', false],
    [['**/*.css'], 'src/a.css', true],
    [['**/*.css'], 'a.css', true],
    [['*.css'], 'src/deep/a.css', true],
    [['**/*.css'], 'src/a.css.ts', false],
    [['src/main.tsx'], 'src/main.tsx', true],
    [['./src/main.tsx'], 'src/main.tsx', true],
    [['src/main.tsx'], 'other/src/main.tsx', false],
    [['src/*.ts'], 'src/deep/a.ts', false],
    [['**/stage.js'], 'dist/stage.js', true],
    [['**/stage.js'], 'dist/backstage.js', false],
    [[], 'src/a.ts', false],
  ])('%j keeps %s: %s', (sideEffects, path, isKept) => {
    expect(hasDeclaredEffects(sideEffects, path)).toBe(isKept);
  });
});

const kit = {
  sideEffects: ['**/*.css.ts'],
  exports: { './styles.css': './src/styles.css.ts', '.': './src/i.ts' },
};
const audit = (source, changes = {}) =>
  importEffects({
    path: 'src/a.tsx',
    source,
    manifest: { sideEffects: ['**/*.css', 'src/main.tsx'] },
    manifestOf: (name) => (name === '@ours/kit' ? kit : undefined),
    ...changes,
  });

test.each([
  `import './guard.ts';`,
  `import '../guard';`,
  `import {} from './guard.ts';`,
  `import '@ours/kit';`,
  `import 'a-polyfill';`,
  `window.addEventListener('drop', hold); export {};`,
  `addEventListener('drop', hold);`,
  `window.onclick = null; export const used = 1;`,
  `delete document.documentElement.dataset.sending;`,
  `Array.prototype.at ??= at;`,
  `globalThis.shim = 1;`,
  `if (typeof HTMLDialogElement !== 'undefined') patch();`,
  `for (const type of types) addEventListener(type, hold);`,
  `try { register(); } catch {}`,
  `{ register(); }`,
  `customElements.define('a-b', class extends HTMLElement {});`,
  `void start();`,
  `await start();`,
  `navigator.serviceWorker?.register('/sw.js');`,
  `Part.displayName = 'Part'; export function Part() {}`,
  `export function readable(path: string) { try { decodeURIComponent(path); return path; } catch { return ''; } }`,
  `const check = () => { void decodeURI(path); };`,
  `function f() { new URL(text); }`,
  `function f() { new Intl.NumberFormat('x'); }`,
  `function f() { JSON.parse(text); }`,
  `function f() { Object.keys(value); }`,
])('refuses %s', (source) => {
  expect(audit(source)).toHaveLength(1);
});

test.each([
  `'use client'; export const a = 1;`,
  `import './look.css';`,
  `import '@ours/kit/styles.css';`,
  `import type {} from './types.ts';`,

  `import { guard } from './guard.ts'; export function start() { guard(); }`,
  `export function guard() { window.addEventListener('drop', hold); }`,
  `declare global { interface Window { early?: Set<EventTarget> } }`,
  `export const policy = window.trustedTypes?.createPolicy('a', {});`,
  `export enum Color { Red }`,
  `export class Store { static { register(); } }`,
  `export const read = () => decodeURIComponent(path);`,
  `function f() { return decodeURIComponent(path) && path; }`,
  `function f() { Object.assign(a, b); Object.defineProperty(a, 'b', {}); Reflect.set(a, 'b', 1); }`,
  `function f() { URL.revokeObjectURL(url); Object.freeze(a); }`,
])('accepts %s', (source) => {
  expect(audit(source)).toEqual([]);
});

test('a module may run code if its package declares it, or declares nothing', () => {
  const source = `addEventListener('drop', hold);`;
  expect(audit(source, { path: 'src/main.tsx' })).toEqual([]);
  expect(audit(source, { manifest: {} })).toEqual([]);
  expect(audit(source, { manifest: { sideEffects: false } })).toHaveLength(1);
});

test('a published module must also be listed under its built name', () => {
  const source = `patch();`;
  const audited = (...sideEffects) =>
    audit(source, { path: 'src/stage.ts', manifest: { sideEffects, publishConfig: {} } });
  expect(audited('**/stage.ts')).toHaveLength(1);
  expect(audited('**/stage.js')).toHaveLength(1);
  expect(audited('**/stage.ts', '**/stage.js')).toEqual([]);
});

test('reports the line', () => {
  expect(audit(`export const a = 1;\n\npatch();\n`)[0]).toMatch(
    /^src\/a\.tsx:3: runs code when it is imported/,
  );
});
