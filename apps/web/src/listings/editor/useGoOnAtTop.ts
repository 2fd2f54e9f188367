import { isFocusLost } from '@porchlight/ui';
import { useEffect, useRef } from 'react';

import { focusHeading } from '../../lib/focusHeading.ts';

/**
 * A form that is begun again takes away the button that was pressed for it. Whoever pressed it goes on at the top of the
 * page.
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
