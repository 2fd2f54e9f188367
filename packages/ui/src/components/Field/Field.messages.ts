/** The words `Field` adds by itself. */
export interface FieldMessages {
  /** Beside the label of a field that may stay empty. */
  optional: string;
  /** What a screen reader says for the mark of a required group, where no control carries `required`. */
  required: string;
}

export const english: FieldMessages = { optional: 'optional', required: 'required' };
