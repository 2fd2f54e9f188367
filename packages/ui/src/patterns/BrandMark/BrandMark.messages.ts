/** Texts of a `BrandMark`. */
export interface BrandMarkMessages {
  /** Name of the link when there is no brand. */
  home: string;
}

export const english: BrandMarkMessages = { home: 'Home' };
