/** Texts of a `TextLink`. */
export interface TextLinkMessages {
  /** Announced for an external link. */
  external: string;
}

export const english: TextLinkMessages = { external: '(opens in a new tab)' };
