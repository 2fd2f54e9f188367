import type { ComponentDocs } from './ComponentDocs.ts';

const files = import.meta.glob<ComponentDocs>('../*/**/*.docs.ts', {
  eager: true,
  import: 'default',
});

/** One component's documentation, and its folder. */
export interface Entry {
  name: string;
  shelf: string;
  room: string;
  docs: ComponentDocs;
}

export const library: ReadonlyMap<string, Entry> = new Map(
  Object.entries(files).flatMap(([path, docs]) => {
    const [, shelf, room = 'icons', name] = /^\.\.\/(\w+)\/(?:(\w+)\/)?(\w+)\.docs\.ts$/.exec(path) ?? [];
    return shelf === undefined || name === undefined ? [] : [[name, { name, shelf, room, docs }] as const];
  }),
);

export function pageOf(name: string): string | undefined {
  const entry = library.get(name);
  if (!entry) return undefined;
  const shelf = entry.shelf === 'icons' ? 'foundations' : entry.shelf;
  return `?path=/docs/${shelf}-${entry.room.toLowerCase()}--docs`;
}
