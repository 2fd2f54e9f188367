/**
 * Values of a form's fields that differ from `values`: browsers and password managers fill in some fields without an event.
 * They fill what has an `autocomplete`; other fields may show a value in another notation than they keep.
 */
export function filledValues(form: HTMLFormElement, values: Record<string, unknown>): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    const { name, value, autocomplete, type } = control;
    if (autocomplete === '' || autocomplete === 'off' || type === 'checkbox' || type === 'radio') continue;
    if (typeof values[name] === 'string' && values[name] !== value) filled[name] = value;
  }
  return filled;
}
