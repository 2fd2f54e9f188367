/** What is selected in a text field; start and end are equal where the caret stands alone. */
export interface FieldSelection {
  start: number;
  end: number;
  direction: 'forward' | 'backward' | 'none';
}

/** The selection of a text field; null for kinds that have none, such as `type="email"`. */
export function selectionOf(field: HTMLInputElement | HTMLTextAreaElement): FieldSelection | null {
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field;
  return start === null || end === null ? null : { start, end, direction: direction ?? 'none' };
}

/** Selects the same part of another field. */
export function select(
  field: HTMLInputElement | HTMLTextAreaElement,
  { start, end, direction }: FieldSelection,
): void {
  field.setSelectionRange(start, end, direction);
}
