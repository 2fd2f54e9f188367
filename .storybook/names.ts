// The search of Storybook looks at names and nothing else. So the first story of a component carries in the index what
// other systems call the component; the sidebar shows its own name only.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Indexer } from 'storybook/internal/types';

import { ALSO } from './alsoCalled.ts';

/** Names of what has no `.docs.ts`, by the title and the export of its story. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'Foundations/Tokens Color': ['palette', 'swatches'],
  'Foundations/Tokens Themes': ['dark mode', 'light mode', 'night'],
  'Foundations/Tokens Type': ['typography', 'font'],
  'Foundations/Tokens Space': ['spacing', 'gap'],
  'Foundations/Tokens Shape': ['radius', 'shadow', 'elevation'],
  'Foundations/Tokens Motion': ['animation', 'easing'],
  'Foundations/Second brand Harbor': ['theming', 'white label'],
  'Stress/Everything RightToLeft': ['RTL', 'bidi'],
  'Stress/Everything LargeText': ['zoom', 'font size'],
};

/** What the `.docs.ts` beside a file of stories says that a component is called elsewhere. */
function namesBeside(storyFile: string): readonly string[] {
  const room = dirname(storyFile);
  try {
    const source = readFileSync(join(room, `${room.split('/').at(-1)}.docs.ts`), 'utf8');
    const [, names = ''] = /alsoCalled: \[([^\]]*)\]/.exec(source) ?? [];
    return [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  } catch {
    return [];
  }
}

/** Reads stories as the given indexer does, and tells what else they are called. */
export const withOtherNames = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    return entries.map((entry, index) => {
      const names = [
        ...(index === 0 ? namesBeside(file) : []),
        ...(OTHERS[`${entry.title ?? ''} ${entry.exportName}`] ?? []),
      ];
      return names.length === 0 ? entry : { ...entry, name: `${entry.name ?? ''}${ALSO}${names.join(', ')}` };
    });
  },
});
