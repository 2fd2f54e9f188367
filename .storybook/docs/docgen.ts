import type { ComponentType } from 'react';

import type { ComponentSource, PropSource } from '../../scripts/docs/components.ts';

/** Metadata that the build adds to a component. */
export type Docgen = Omit<ComponentSource, 'name'>;

type Written = Omit<Docgen, 'props'> & { rows: PropSource[] };

/** A component's metadata; undefined for components outside the kit. */
export function docgenOf(component: ComponentType | undefined): Docgen | undefined {
  if (component === undefined || !('__docgenInfo' in component)) return undefined;
  const { rows, ...written } = component.__docgenInfo as Written;
  return { ...written, props: rows };
}
