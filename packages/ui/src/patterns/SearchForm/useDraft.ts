import { useState } from 'react';

/**
 * Text that is typed here and handed over later: starts from what the owner holds, and starts again whenever that
 * changes there.
 */
export function useDraft(committed: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(committed);
  const [last, setLast] = useState(committed);
  if (committed !== last) {
    setLast(committed);
    setDraft(committed);
  }
  return [draft, setDraft];
}
