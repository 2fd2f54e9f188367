/** Texts that `Field` adds. */
export interface FieldMessages {
  /** Next to the label of an optional field. */
  optional: string;
  /** Announced for the mark of a required group, where no control has `required`. */
  required: string;
}

export const english: FieldMessages = { optional: 'optional', required: 'required' };
