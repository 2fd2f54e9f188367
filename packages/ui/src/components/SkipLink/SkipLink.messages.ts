/** Texts of a `SkipLink`. */
export interface SkipLinkMessages {
  label: string;
}

export const english: SkipLinkMessages = { label: 'Skip to content' };
