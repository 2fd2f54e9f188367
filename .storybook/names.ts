// Storybook's search only looks at names. So the first story of a component has the component's names in other
// systems in the index; the sidebar shows its own name only.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Indexer } from 'storybook/internal/types';

import { ALSO } from './alsoCalled.ts';

/** Other names of components without a `.docs.ts`, by the title and the export of their story. */
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

/** Other names of a component, from the `.docs.ts` in the story's folder. */
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

/** Indexes stories like the given indexer and adds their components' other names. */
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
