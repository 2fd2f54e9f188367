import type { ComponentProps, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Field values that differ from `values`: browsers and password managers fill in some fields without an
 * event. Only fields with `autocomplete` count; others may display a value in another notation.
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
 * Form handlers that take over autofilled values: before a submission, before a disabled button is pressed,
 * and before a field rerenders and loses its value.
 *
 * @param take called with the values that differ; must render synchronously, because Formik validates and
 * submits the last rendered values
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
