import { posix } from 'node:path';

import type { SourceFile } from 'typescript/unstable/ast';

import { type FileReferences, readReferences } from './references.ts';

/** Source files by their path from the root of the repository. */
export interface Files {
  texts: ReadonlyMap<string, string>;
  /** The compiler's syntax tree. */
  parsed: (path: string) => SourceFile | undefined;
}

export interface ScreenUse {
  /** As in its stories, such as `Listing detail`. */
  name: string;
  /** Title and export of the story to open. */
  title: string;
  story: string;
}

/** Uses of one component of the kit. */
export interface Usage {
  /** Whether the layout around every page shows it. */
  everyPage: boolean;
  screens: ScreenUse[];
  /** Components of the kit that contain it. */
  within: string[];
}

const KIT = '@porchlight/ui';
const SCREENS = 'apps/web/src/screens/';
const SHELL = 'apps/web/src/app/App.tsx';
const isPlain = (path: string): boolean => !/\.(stories|test)\.tsx?$|\/testing\//.test(path);

const roomOf = (path: string): string | undefined =>
  /^packages\/ui\/src\/(?:primitives|components|patterns)\/(\w+)\//.exec(path)?.[1];

/** Follows names from file to file. */
class Graph {
  readonly #files: Files;
  readonly #read = new Map<string, FileReferences>();

  constructor(files: Files) {
    this.#files = files;
  }

  file(path: string): FileReferences | undefined {
    const known = this.#read.get(path);
    const file = known || !this.#files.texts.has(path) ? undefined : this.#files.parsed(path);
    if (!file) return known;
    const read = readReferences(file);
    this.#read.set(path, read);
    return read;
  }

  /** The kit's names that a file reaches, and all files on the way that `mayEnter` allows. */
  reach(start: string, mayEnter: (path: string) => boolean): { names: Set<string>; paths: Set<string> } {
    const names = new Set<string>();
    const paths = new Set<string>();
    const seen = new Set<string>();
    const queue: [path: string, name: string][] = [[start, '*']];
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [path, name] = next;
      const file = this.file(path);
      if (!file || seen.has(`${path} ${name}`) || !mayEnter(path)) continue;
      seen.add(`${path} ${name}`);
      paths.add(path);
      const follow = (from: string, what: string): void => {
        if (from === KIT) names.add(what);
        else if (from.startsWith('.')) queue.push([posix.join(posix.dirname(path), from), what]);
      };
      for (const whole of file.wholes) follow(whole, name);
      for (const [exported, { from, name: inner }] of file.reexports)
        if (name === '*' || name === exported) follow(from, inner);
      for (const { declares, names: used, loads } of file.pieces) {
        // A statement without declarations always runs.
        if (name !== '*' && declares.length > 0 && !declares.includes(name)) continue;
        for (const load of loads) follow(load, '*');
        for (const one of used) {
          const target = file.imports.get(one);
          if (target) follow(target.from, target.name);
          else if (!declares.includes(one)) queue.push([path, one]);
        }
      }
    }
    return { names, paths };
  }
}

/** The screens and other components that use each component of the kit. */
export function readUsage(files: Files): Record<string, Usage> {
  const graph = new Graph(files);
  const usage: Record<string, Usage> = {};
  const of = (name: string): Usage => (usage[name] ??= { everyPage: false, screens: [], within: [] });

  const shell = graph.reach(SHELL, (path) => isPlain(path) && !path.startsWith(SCREENS));
  for (const name of shell.names) of(name).everyPage = true;

  for (const [path, source] of files.texts) {
    const [, folder, file] = /^(apps\/web\/src\/.*\/)(\w+)\.stories\.tsx$/.exec(path) ?? [];
    const [, title] = /title: '(Screens\/[^']+)'/.exec(source) ?? [];
    const [, story] = /^export const (\w+)/m.exec(source) ?? [];
    if (folder === undefined || title === undefined || story === undefined) continue;
    const isElsewhere = (target: string): boolean => target.startsWith(SCREENS) && !target.startsWith(folder);
    const { names } = graph.reach(
      `${folder}${file}.tsx`,
      (target) => isPlain(target) && !isElsewhere(target) && !target.startsWith('apps/web/src/app/routes'),
    );
    for (const name of names) of(name).screens.push({ name: title.replace('Screens/', ''), title, story });
  }

  for (const path of files.texts.keys()) {
    const room = roomOf(path);
    if (room === undefined || !isPlain(path)) continue;
    for (const { from, name } of graph.file(path)?.imports.values() ?? []) {
      const inner = roomOf(posix.join(posix.dirname(path), from));
      if (inner === undefined || inner === room || of(name).within.includes(room)) continue;
      of(name).within.push(room);
    }
  }

  for (const { screens, within } of Object.values(usage)) {
    screens.sort((a, b) => a.name.localeCompare(b.name));
    within.sort();
  }
  return usage;
}
