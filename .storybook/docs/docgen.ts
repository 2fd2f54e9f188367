import type { ComponentType } from 'react';

import type { ComponentSource, PropSource } from '../../scripts/docs/components.ts';

/** What the build wrote onto a component. */
export type Docgen = Omit<ComponentSource, 'name'>;

type Written = Omit<Docgen, 'props'> & { rows: PropSource[] };

/** What the source of a component says about it; undefined for what is not of the kit. */
export function docgenOf(component: ComponentType | undefined): Docgen | undefined {
  if (component === undefined || !('__docgenInfo' in component)) return undefined;
  const { rows, ...written } = component.__docgenInfo as Written;
  return { ...written, props: rows };
}
