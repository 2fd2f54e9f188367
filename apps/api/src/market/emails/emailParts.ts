/** A paragraph, or the call to action: a URL with the label of its button. */
export type EmailPart = string | { link: string; label: string };

/** Content of an email, independent of its format. */
export interface Email {
  to: string;
  /** Address for replies, if not the product's own. */
  replyTo?: string;
  subject: string;
  greeting: string;
  /** In order; the product's signature follows. */
  parts: readonly EmailPart[];
  foot?: { link: string; label: string };
  /** As in `MailMessage`. */
  unsubscribe?: string;
}
