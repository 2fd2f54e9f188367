export const words = {
  /** Stop words of searches, in lower case and without accents and apostrophes. */
  small:
    'a am an and are be can cant did do does dont for get has have how i if in is it many me much my not of on or s somebody someone that the there this to too was we what when where which who why will with you your',
  /** A word of a search in the singular, or the part of it that all its forms begin with. */
  singular: (word: string) => (word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word),
};
