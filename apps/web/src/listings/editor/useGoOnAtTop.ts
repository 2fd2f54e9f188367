import { isFocusLost } from '@porchlight/ui';
import { useEffect, useRef } from 'react';

import { focusHeading } from '../../lib/focusHeading.ts';

/**
 * Moves the focus to the top of the page when a form is reset, because the pressed button is gone.
 *
 * @param form identifies the form; its first value moves no focus
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
