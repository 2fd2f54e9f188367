/** Whether a person writes in a field, rather than chooses or ticks. */
const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(field.type));

/**
 * What stands in a form's fields otherwise than it was drawn: somebody filled it in before the scripts came. What
 * is chosen does not count: it may have to be asked about first.
 *
 * @param drawn By name of the field.
 */
export function typedEarly(
  form: HTMLFormElement | null,
  drawn: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const field of form?.elements ?? []) {
    if (!isText(field) || typeof drawn[field.name] !== 'string' || field.value === drawn[field.name])
      continue;
    typed[field.name] = field.value;
  }
  return typed;
}
