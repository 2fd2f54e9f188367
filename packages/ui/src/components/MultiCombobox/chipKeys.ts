import type { KeyboardEvent } from 'react';

import { directionOf, keyStep } from '../../lib/index.ts';

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** The target of a key on a chip, among the chips and the input after them; `undefined` for any other key. */
export function stepFromChip(
  event: KeyboardEvent<HTMLElement>,
  chips: readonly HTMLElement[],
  input: HTMLElement | null,
): HTMLElement | null | undefined {
  const step = hasModifier(event) ? undefined : keyStep(event.key, directionOf(event.currentTarget));
  if (step === undefined) return undefined;
  if ('to' in step) return chips.at(step.to === 'first' ? 0 : -1);
  const at = chips.indexOf(event.currentTarget) + step.by;
  return at < 0 ? event.currentTarget : (chips[at] ?? input);
}

/** Whether a key in the input moves back to the chips: an arrow at the very start, where it moves nothing else. */
export function leavesInput(event: KeyboardEvent<HTMLInputElement>, field: Element): boolean {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  if (hasModifier(event) || selectionStart !== 0 || selectionEnd !== 0) return false;
  // The text may have another direction than the field.
  const step = keyStep(event.key, directionOf(value === '' ? field : event.currentTarget));
  return step !== undefined && 'by' in step && step.by < 0;
}
