import { defaultSearch, type ListingsSearch, radii } from '@porchlight/domain';
import { useMemo, useSyncExternalStore } from 'react';

import { deviceStorage } from '../../lib/storage.ts';

/** A place and a radius. */
export type Near = Pick<ListingsSearch, 'near' | 'radius'>;

export const nowhere: Near = { near: '', radius: defaultSearch.radius };

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const read = (): string => deviceStorage.read('near') ?? '';
const unknown = (): string => '';

/** Stores a place on this device, or deletes it when empty. */
export function keepNear({ near, radius }: Near): void {
  const { dataset } = document.documentElement;
  if (near === '') {
    deviceStorage.remove('near');
    delete dataset['near'];
  } else {
    deviceStorage.write('near', `${radius} ${near}`);
    dataset['near'] = 'kept';
  }
  for (const listener of listeners) listener();
}

/** The last place on this device. The server has none. */
export function useKeptNear(): Near {
  const text = useSyncExternalStore(subscribe, read, unknown);
  return useMemo(() => {
    const [radius, near = ''] = text.split(/ (.*)/);
    const known = radii.find((one) => String(one) === radius);
    return known === undefined || near === '' ? nowhere : { near, radius: known };
  }, [text]);
}
