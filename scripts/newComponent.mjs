// Creates all files for a new component of the kit: `pnpm new-component Name --shelf components`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { pnpm } from './run.mjs';

const kit = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));
const shelves = ['primitives', 'components', 'patterns'];

/** The files of a component's folder, by name. Sentences in capitals are placeholders. */
export function roomOf(name, shelf) {
  const title = `${shelf[0].toUpperCase()}${shelf.slice(1)}/${name}`;
  return {
    [`${name}.css.ts`]: `import { kitStyle, vars } from '../../theme/index.ts';

export const root = kitStyle({ padding: vars.space['4'] });
`,
    [`${name}.tsx`]: `import type { ComponentProps } from 'react';

import { cx } from '../../lib/index.ts';
import * as styles from './${name}.css.ts';

export type ${name}Props = ComponentProps<'div'>;

/**
 * WHAT IT IS FOR.
 *
 * Renders \`<div>\`.
 */
export function ${name}({ className, ...rest }: ${name}Props) {
  return <div {...rest} className={cx(styles.root, className)} />;
}
`,
    [`${name}.docs.ts`]: `import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'WHAT IT IS FOR.',
  notFor: [{ when: 'WHEN SOMETHING ELSE IS BETTER.' }],
  anatomy: [{ name: 'Root', what: 'A \`<div>\`.' }],
  keyboard: { none: 'WHY IT TAKES NO FOCUS.' },
  accessibility: ['WHAT IS READ OUT, AND WHAT THE CALLER OWES.'],
} satisfies ComponentDocs;
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ${name} } from './index.ts';

const meta = {
  title: '${title}',
  component: ${name},
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

/** WHAT A PERSON SEES. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible();
  },
};
`,
    'index.ts': `export { ${name}, type ${name}Props } from './${name}.tsx';\n`,
  };
}

/** The shelf's index with one more folder, in alphabetical order. */
export function withRoom(index, name) {
  const line = `export * from './${name}/index.ts';\n`;
  const roomIn = (text) => /'\.\/(\w+)\//.exec(text)?.[1] ?? '';
  const statements = index.split(/(?<=;\n)/);
  const at = statements.findIndex((statement) => roomIn(statement) > name);
  return statements.toSpliced(at === -1 ? statements.length : at, 0, line).join('');
}

/** The samples with one more, for the conformance tests. */
export function withSample(samples, name) {
  const [start] = /export const samples\b.*\{\n/.exec(samples) ?? [];
  if (start === undefined) throw new Error('The declaration of the samples was not found.');
  return samples.replace(start, (text) => `${text}  ${name}: <kit.${name}>${name}</kit.${name}>,\n`);
}

/** Why the component can't be created, or undefined. */
export function refusal(name, shelf, exists = existsSync) {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) return 'Give it a name such as PriceTag.';
  if (!shelves.includes(shelf)) return `Give it a shelf: --shelf ${shelves.join(', --shelf ')}.`;
  const taken = shelves.find((one) => exists(join(kit, one, name)));
  return taken && `There is a ${name} in ${taken} already.`;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { shelf: { type: 'string', default: 'components' } },
  });
  const [name = ''] = positionals;
  const { shelf } = values;
  const refused = refusal(name, shelf);
  if (refused !== undefined) {
    console.error(refused);
    process.exitCode = 1;
    return;
  }
  const change = (path, edit) => writeFileSync(path, edit(readFileSync(path, 'utf8'), name));
  for (const [file, text] of Object.entries(roomOf(name, shelf))) {
    const path = join(kit, shelf, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  change(join(kit, shelf, 'index.ts'), withRoom);
  change(join(kit, 'conformance/samples.tsx'), withSample);
  await pnpm(['accept-api'], { quiet: true });
  console.log(`Added ${name} to packages/ui/src/${shelf}/${name}, its shelf, the samples and api.txt.
Next: replace the sentences in capitals; its picture (pnpm accept-pictures ${name}); pnpm changeset.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
