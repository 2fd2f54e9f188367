import { useEffect, type RefObject } from 'react';

/** Any control of a form, or a fieldset: what knows the form it belongs to. */
interface FormMember {
  readonly form: HTMLFormElement | null;
}

/**
 * Calls back when the form around a control goes back to its first values: for what a component keeps itself, since the
 * browser only knows what the elements keep. React resets a form the same way after its action.
 */
export function useFormReset(member: RefObject<FormMember | null>, onReset: () => void): void {
  useEffect(() => {
    // At the document: by then everyone on the way has had the chance to prevent it.
    const listen = (event: Event) => {
      const form = member.current?.form;
      if (form && event.target === form && !event.defaultPrevented) onReset();
    };
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, [member, onReset]);
}
