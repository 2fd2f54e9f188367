import { join } from 'node:path';

import { SymbolFlags } from 'typescript/unstable/sync';
import { afterAll, describe, expect, test } from 'vitest';

import { type ComponentSource, readComponents } from './components.ts';
import { splitDefault } from './defaults.ts';
import { exportsOf, Sources } from './sources.ts';

const index = join(import.meta.dirname, '../../packages/ui/src/index.ts');
const sources = new Sources();
afterAll(() => sources.close());

const exported = exportsOf(sources.packageOf(index), index);
const files = new Set(
  [...exported].flatMap(([name, symbol]) =>
    /^[A-Z]/.test(name) && symbol.flags & SymbolFlags.Function
      ? (symbol.valueDeclaration?.resolve()?.getSourceFile().fileName ?? [])
      : [],
  ),
);
const kit = new Map<string, ComponentSource>(
  [...files]
    .flatMap((file) => readComponents(file, sources))
    .filter(({ name }) => exported.has(name))
    .map((component) => [component.name, component]),
);

const propOf = (component: string, prop: string) =>
  kit.get(component)?.props.find(({ name }) => name === prop);

describe('what the source of a component says', () => {
  test.each([
    ['Button', 'tone', "'accent'", 'a default that the docstring alone knows'],
    ['Button', 'size', "'md'", 'an interface that another file declares'],
    ['ButtonLink', 'renderLink', "the `KitProvider`'s, else an anchor", 'a default in words'],
    ['NumberField', 'hint', 'none', 'what is left of an interface'],
    ['NumberField', 'min', 'none', 'a number that says nothing'],
    ['Pagination', 'pageSizes', '[10, 20, 50, 100]', 'a constant of another package'],
    ['ErrorState', 'drawing', '<DarkDrawing />', 'a default that takes the place of an inherited one'],
    ['ImageUploader', 'max', '5', 'a number of another package'],
  ])('%s: the default of %s is %s (%s)', (component, prop, value) => {
    expect(propOf(component, prop)).toMatchObject({ required: false, defaultValue: value });
  });

  test.each([
    ['Text', 'lines', '1 | 2 | 3 | 4'],
    ['Badge', 'tone', "'neutral' | 'accent' | 'glow' | 'positive' | 'caution' | 'critical' | 'info'"],
    ['Heading', 'level', '1 | 2 | 3 | 4 | 5 | 6'],
    ['CategoryPicker', 'label', 'ReactNode'],
    [
      'ListingDetailsList',
      'listing',
      "Pick<Listing, 'category' | 'condition' | 'location' | 'created_at' | 'view_count'>",
    ],
  ])('%s: the type of %s is %s', (component, prop, type) => {
    expect(propOf(component, prop)?.type).toBe(type);
  });

  test('names the variant of a prop that only one has', () => {
    expect(propOf('Chip', 'pressed')).toMatchObject({ required: true, when: "variant='toggle'" });
    expect(propOf('Chip', 'count')?.when).toBeUndefined();
  });

  test('lists elements whose attributes it accepts', () => {
    expect(kit.get('Button')?.elements).toEqual(['button']);
    expect(kit.get('TextField')?.elements).toEqual(['input']);
    expect(kit.get('Chip')?.elements).toEqual(['a', 'button']);
  });

  test('lists the interfaces of its props, with the English labels', () => {
    const shapes = kit.get('Dialog')?.shapes;
    expect(shapes?.map(({ name }) => name)).toEqual(['DialogMessages']);
    expect(shapes?.[0]?.members).toMatchObject([{ name: 'close', defaultValue: "'Close'" }]);
  });

  test.each([
    ['How large. Default `md`.', 'How large.', '`md`'],
    ['Default none. Only for hearts.', 'Only for hearts.', 'none'],
    ['`card` (4:3, default), or `wide`.', '`card` (4:3, default), or `wide`.', undefined],
    ['`list` (default) or `row`.', '`list` (default) or `row`.', '`list`'],
    ['The default of it all.', 'The default of it all.', undefined],
  ])('%s', (text, description, stated) => {
    expect(splitDefault(text)).toEqual({ description, stated });
  });
});

// The documentation's tables are made only from types and docstrings, so the docstrings must be complete.
describe.each([...kit.values()])('$name', ({ description, props, shapes }) => {
  test('states what it is, and what it renders or which component it equals', () => {
    expect(description).not.toBe('');
    expect(description).toMatch(/Renders /);
  });

  test('describes every prop', () => {
    const silent = [
      ...props.map((prop) => ({ ...prop, of: 'props' })),
      ...shapes
        // The names of labels and URLs describe them.
        .filter(({ name }) => !/(Messages|Hrefs)$/.test(name))
        .flatMap(({ name, members }) => members.map((member) => ({ ...member, of: name }))),
    ]
      .filter((prop) => prop.description === '' && prop.name !== 'state')
      .map((prop) => `${prop.of}.${prop.name}`);
    expect(silent).toEqual([]);
  });

  test('states the default of every prop', () => {
    const open = [...props, ...shapes.flatMap(({ members }) => members)]
      .filter(({ required, name, defaultValue }) => !required && !/^on[A-Z]/.test(name) && !defaultValue)
      .map(({ name }) => name);
    expect(open).toEqual([]);
  });

  test('has readable types', () => {
    const raw = [...props, ...shapes.flatMap(({ members }) => members)]
      .filter(({ type }) => /\btypeof\b|\bkeyof\b/.test(type))
      .map(({ name, type }) => `${name}: ${type}`);
    expect(raw).toEqual([]);
  });
});
