import type { StateValue } from 'xstate';

/** A state as text: `sending.outOfSight`, with a plus between regions. */
export function stateText(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => {
      const rest = inner === undefined ? '' : stateText(inner);
      return rest === '' ? key : `${key}.${rest}`;
    })
    .join(' + ');
}

/** The target of a transition: the whole state, or only the regions that changed. */
export function changeText(before: StateValue, now: StateValue): string {
  if (typeof before === 'string' || typeof now === 'string') return stateText(now);
  const changed = Object.entries(now).filter(
    ([key, inner]) => JSON.stringify(inner) !== JSON.stringify(before[key]),
  );
  return changed.length === 0 ? 'the same' : stateText(Object.fromEntries(changed));
}
