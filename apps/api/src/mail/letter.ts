/** A paragraph, or the one thing to do: an address with the words on its button. */
export type LetterPart = string | { link: string; label: string };

/** What a letter to a person says, once for every form it is sent in. */
export interface Letter {
  to: string;
  /** Where an answer should go, when not to the product's own address. */
  replyTo?: string;
  subject: string;
  greeting: string;
  /** From top to bottom; the product signs below. */
  parts: readonly LetterPart[];
  /** Below all that: where such letters are stopped. */
  foot?: { link: string; label: string };
  /** As of a mail. */
  unsubscribe?: string;
}
