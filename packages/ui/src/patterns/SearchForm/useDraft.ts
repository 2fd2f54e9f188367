import { useState } from 'react';

/**
 * A value that is edited here and committed later: initialized from the parent's value, and again whenever that
 * changes, unless `isSame` says that the draft is only another way to write it.
 */
export function useDraft<Value extends string | number | null>(
  committed: Value,
  isSame: (draft: Value, committed: Value) => boolean = () => false,
): [Value, (draft: Value) => void] {
  const [draft, setDraft] = useState(committed);
  const [last, setLast] = useState(committed);
  if (committed !== last) {
    setLast(committed);
    if (!isSame(draft, committed)) setDraft(committed);
  }
  return [draft, setDraft];
}
