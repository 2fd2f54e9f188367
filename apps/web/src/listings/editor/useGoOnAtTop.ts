import { isFocusLost } from '@porchlight/ui';
import { useEffect, useRef } from 'react';

import { focusHeading } from '../../lib/focusHeading.ts';

/**
 * Moves the focus to the top of the page when a form is begun again: the button that was pressed for it is gone.
 *
 * @param form What tells one form from the next; the first is the one that the page came with.
 */
export function useGoOnAtTop(form: string): void {
  const shown = useRef(form);
  useEffect(() => {
    if (shown.current === form) return undefined;
    shown.current = form;
    if (!isFocusLost()) return undefined;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [form]);
}
