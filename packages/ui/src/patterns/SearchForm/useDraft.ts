import { useState } from 'react';

/**
 * A value that is edited here and committed later: initialized from the parent's value, and again whenever that
 * changes.
 */
export function useDraft<Value extends string | number | null>(
  committed: Value,
): [Value, (draft: Value) => void] {
  const [draft, setDraft] = useState(committed);
  const [last, setLast] = useState(committed);
  if (committed !== last) {
    setLast(committed);
    setDraft(committed);
  }
  return [draft, setDraft];
}
