/** The words of a `TextLink`. */
export interface TextLinkMessages {
  /** Said of one that leads off the site. */
  external: string;
}

export const english: TextLinkMessages = { external: '(opens in a new tab)' };
