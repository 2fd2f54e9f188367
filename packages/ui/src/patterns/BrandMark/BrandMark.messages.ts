/** The words of a `BrandMark`. */
export interface BrandMarkMessages {
  /** Where the mark leads, in place of a name that no one gave. */
  home: string;
}

export const english: BrandMarkMessages = { home: 'Home' };
