import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';
import type { Engine } from './window.ts';

/** Supported engines other than Chromium. */
export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** The path of a program in `PATH`. */
function program(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** WebKit's MiniBrowser; distributions install it in a folder named after the architecture. */
function miniBrowser(): string | undefined {
  const libraries = ['/usr/lib', '/usr/libexec'].filter((folder) => existsSync(folder));
  const folders = libraries.flatMap((folder) => [
    folder,
    ...readdirSync(folder).map((name) => join(folder, name)),
  ]);
  const versions = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'];
  return versions
    .flatMap((version) => folders.map((folder) => join(folder, version, 'MiniBrowser')))
    .find((path) => existsSync(path));
}

const starters: Record<EngineName, () => (() => Promise<Engine>) | undefined> = {
  firefox: () => {
    const path = process.env['FIREFOX_PATH'] ?? program('firefox-esr', 'firefox');
    return path === undefined ? undefined : () => startFirefox(path);
  },
  webkit: () => {
    const driver = process.env['WEBKIT_DRIVER'] ?? program('WebKitWebDriver');
    const browser = process.env['WEBKIT_BROWSER'] ?? miniBrowser();
    const screen = program('Xvfb');
    if (driver === undefined || browser === undefined || screen === undefined) return undefined;
    return () => startWebKit({ driver, browser, screen });
  },
};

/** A function that starts the engine; `undefined` when it isn't installed. */
export const installed = (name: EngineName): (() => Promise<Engine>) | undefined => starters[name]();
