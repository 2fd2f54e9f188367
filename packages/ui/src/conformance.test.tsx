// @vitest-environment jsdom
import { act, cloneElement, createElement, createRef, StrictMode, type ReactElement, type Ref } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { installPlatform } from './testing/index.ts';
import { samples } from './conformance/samples.tsx';
import * as kit from './index.ts';

const icons = Object.entries(kit).flatMap(([name, Icon]) =>
  /^([A-Z].*)?Icon$/.test(name) && name !== 'CategoryIcon'
    ? [[name, createElement(Icon as kit.IconComponent)] as const]
    : [],
);
const drawings = Object.entries(kit).flatMap(([name, Scene]) =>
  /^[A-Z].+Drawing$/.test(name) ? [[name, createElement(Scene as kit.DrawingComponent)] as const] : [],
);
const components = [...Object.entries(samples), ...icons, ...drawings] satisfies (readonly [
  string,
  ReactElement,
])[];

/** Fields whose ref reaches the hidden control that holds the submitted value. */
const posting = new Set(['CategoryPicker', 'Combobox', 'MultiCombobox', 'RadioGroup', 'SegmentedControl']);

beforeAll(() => {
  installPlatform();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

let noise: string[] = [];
let roots: Root[] = [];

beforeEach(() => {
  noise = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void noise.push(words.map(String).join(' ')));
  }
});

afterEach(async () => {
  await act(async () => roots.forEach((root) => root.unmount()));
  roots = [];
  document.body.replaceChildren();
  vi.restoreAllMocks();
  expect(noise).toEqual([]);
});

async function mount(element: ReactElement): Promise<HTMLElement> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  roots.push(root);
  await act(async () => root.render(element));
  return container;
}

test('every component has a sample', () => {
  const exported = Object.keys(kit).filter((name) => /^[A-Z]/.test(name) && name !== 'KitProvider');
  expect(components.map(([name]) => name).toSorted()).toEqual(exported.toSorted());
});

describe.each(components)('%s', (name, element) => {
  test('passes ref, class and other props to its elements', async () => {
    const ref: Ref<Element> = createRef<Element>();
    const container = await mount(
      cloneElement(element as ReactElement<Record<string, unknown>>, {
        ref,
        className: 'own',
        'data-probe': 'yes',
      }),
    );
    const probed = container.querySelectorAll('[data-probe="yes"]');
    expect(probed).toHaveLength(1);
    if (posting.has(name)) expect(container.contains(ref.current)).toBe(true);
    else expect(ref.current).toBe(probed[0]);
    const classed = container.querySelectorAll('.own');
    expect(classed).toHaveLength(1);
    // The class goes to the root; the rest too, or to the main control inside it.
    expect(classed[0]?.contains(probed[0] ?? null)).toBe(true);
  });

  test('renders on a server, and hydrates without a mismatch', async () => {
    const html = renderToString(element);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);

    const differences: string[] = [];
    await act(async () => {
      roots.push(
        hydrateRoot(container, <StrictMode>{element}</StrictMode>, {
          onRecoverableError: (error) => void differences.push(String(error)),
        }),
      );
    });
    expect(differences).toEqual([]);
  });

  test('works in a test environment without matchMedia and ResizeObserver', async () => {
    vi.stubGlobal('matchMedia', undefined);
    vi.stubGlobal('ResizeObserver', undefined);
    try {
      const container = await mount(element);
      for (const control of container.querySelectorAll<HTMLElement>('button, [role="menuitem"], summary'))
        await act(async () => {
          for (const type of ['pointerover', 'pointerdown', 'pointerup'])
            control.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
          control.focus();
          control.click();
        });
    } finally {
      vi.unstubAllGlobals();
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    }
  });

  test('refers only to existing element ids', async () => {
    const container = await mount(element);
    const missing = [...container.querySelectorAll('*')].flatMap((node) =>
      ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget'].flatMap((name) =>
        (node.getAttribute(name) ?? '')
          .split(/\s+/)
          .filter((id) => id !== '' && document.getElementById(id) === null)
          .map((id) => `${name}=${id}`),
      ),
    );
    expect(missing).toEqual([]);
  });
});
