import { createElement, type ReactNode } from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useParameter, useStorybookState } from 'storybook/manager-api';

interface Viewports {
  options?: Readonly<Record<string, { styles: { width: string } }>>;
}

/** Frames of a story that has a width of its own, in both themes; undefined for every width. */
function framesOf({ options }: Viewports, value: unknown): string | undefined {
  const width = options?.[String(value)]?.styles.width;
  return width && ['light', 'dark'].map((theme) => `${Number.parseInt(width, 10)}:${theme}`).join(',');
}

/** The toolbar's globals as a URL parameter. */
const inAddress = (globals: Readonly<Record<string, unknown>>): string =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map((pair) => pair.join(':'))
    .join(';');

/** Opens a sheet of the current story (`public/sheet.html`) in a new tab. */
export function SheetLink(): ReactNode {
  const { storyId } = useStorybookState();
  const [globals, , storyGlobals] = useGlobals();
  const viewports = useParameter<Viewports>('viewport', {});
  const { value } = (storyGlobals['viewport'] ?? {}) as { value?: unknown };
  const frames = framesOf(viewports ?? {}, value);
  const query = new URLSearchParams({
    story: storyId,
    globals: inAddress(globals),
    ...(frames !== undefined && { frames }),
  });
  // Storybook compiles JSX of its manager for a React in scope.
  return createElement(
    Button,
    {
      asChild: true,
      variant: 'ghost',
      padding: 'small',
      ariaLabel: false,
      tooltip: 'Every width, both themes',
    },
    createElement('a', { href: `./sheet.html?${query}`, target: '_blank', rel: 'noreferrer' }, 'Sheet'),
  );
}
