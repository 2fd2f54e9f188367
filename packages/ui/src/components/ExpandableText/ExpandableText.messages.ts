/** Texts of an `ExpandableText`. */
export interface ExpandableTextMessages {
  more: string;
  less: string;
}

export const english: ExpandableTextMessages = { more: 'Show more', less: 'Show less' };
