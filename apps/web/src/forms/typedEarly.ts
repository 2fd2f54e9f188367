/** Whether a person writes in a field, rather than chooses or ticks. */
const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(field.type));

/** Whether it is written in or chosen from a list. */
export const isTextOrList = (
  field: Element,
): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  isText(field) || field instanceof HTMLSelectElement;

/**
 * What stands in a form's fields otherwise than it was drawn: somebody filled it in before the scripts came.
 *
 * @param drawn By name of the field.
 * @param fits Which fields count. Default those of text: what is chosen may have to be asked about first.
 */
export function typedEarly(
  form: HTMLFormElement | null,
  drawn: Readonly<Record<string, unknown>>,
  fits: typeof isTextOrList | typeof isText = isText,
): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const field of form?.elements ?? []) {
    if (!fits(field) || typeof drawn[field.name] !== 'string' || field.value === drawn[field.name]) continue;
    typed[field.name] = field.value;
  }
  return typed;
}
