/** The selection of a text field; start and end are equal for a caret. */
export interface FieldSelection {
  start: number;
  end: number;
  direction: 'forward' | 'backward' | 'none';
}

/** The selection of a text field; null for types without one, such as `type="email"`. */
export function selectionOf(field: HTMLInputElement | HTMLTextAreaElement): FieldSelection | null {
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field;
  return start === null || end === null ? null : { start, end, direction: direction ?? 'none' };
}

/** Sets the selection of a text field. */
export function select(
  field: HTMLInputElement | HTMLTextAreaElement,
  { start, end, direction }: FieldSelection,
): void {
  field.setSelectionRange(start, end, direction);
}
