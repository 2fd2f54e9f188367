import { useEffect, type RefObject } from 'react';

/** A form control or a fieldset: elements with a `form`. */
interface FormMember {
  readonly form: HTMLFormElement | null;
}

/**
 * Calls `then` when the form of a control is reset and the reset is not prevented. The value is the default one a
 * moment later.
 *
 * @param root of the control's tree, so that every other listener has had the chance to prevent the reset
 * @returns stops listening
 */
export function onFormReset(root: Node, memberOf: () => FormMember | null, then: () => void): () => void {
  const listener = (event: Event) => {
    const form = memberOf()?.form;
    if (form && event.target === form && !event.defaultPrevented) then();
  };
  root.addEventListener('reset', listener);
  return () => root.removeEventListener('reset', listener);
}

/**
 * Calls back when the form around a control is reset: for a component's own state, since the browser only resets
 * elements. React resets a form the same way after its action.
 */
export function useFormReset(member: RefObject<FormMember | null>, onReset: () => void): void {
  useEffect(() => onFormReset(document, () => member.current, onReset), [member, onReset]);
}
