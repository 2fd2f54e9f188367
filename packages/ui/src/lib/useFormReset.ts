import { useEffect, type RefObject } from 'react';

/** A form control or a fieldset: elements with a `form`. */
interface FormMember {
  readonly form: HTMLFormElement | null;
}

/**
 * Calls back when the form around a control is reset: for a component's own state, since the browser only resets
 * elements. React resets a form the same way after its action.
 */
export function useFormReset(member: RefObject<FormMember | null>, onReset: () => void): void {
  useEffect(() => {
    // On the document, so that every other listener has had the chance to prevent it.
    const listen = (event: Event) => {
      const form = member.current?.form;
      if (form && event.target === form && !event.defaultPrevented) onReset();
    };
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, [member, onReset]);
}
