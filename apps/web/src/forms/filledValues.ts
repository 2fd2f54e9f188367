import type { ComponentProps, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Values of a form's fields that differ from `values`: browsers and password managers fill in some fields without an event.
 * They fill what has an `autocomplete`; other fields may show a value in another notation than they keep.
 */
function filledValues(form: HTMLFormElement, values: Record<string, unknown>): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    const { name, value, autocomplete, type } = control;
    if (autocomplete === '' || autocomplete === 'off' || type === 'checkbox' || type === 'radio') continue;
    if (typeof values[name] === 'string' && values[name] !== value) filled[name] = value;
  }
  return filled;
}

type FormHandlers = Pick<ComponentProps<'form'>, 'onSubmitCapture' | 'onPointerOver' | 'onBlurCapture'>;

/**
 * Handlers of a form that take over what was filled in without an event: before it is sent, before a button that waits for
 * filled fields is pressed, and before a field is rendered again and forgets it.
 *
 * @param take Called with the values that differ; rendered before the event goes on, since Formik checks and sends what
 *   it was last rendered with.
 */
export function takingFilled(
  values: Record<string, unknown>,
  take: (filled: Record<string, string>) => void,
): FormHandlers {
  const onEvent = ({ currentTarget }: SyntheticEvent<HTMLFormElement>): void => {
    const filled = filledValues(currentTarget, values);
    if (Object.keys(filled).length > 0) flushSync(() => take(filled));
  };
  return { onSubmitCapture: onEvent, onPointerOver: onEvent, onBlurCapture: onEvent };
}
