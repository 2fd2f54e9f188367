import type { Language } from '@porchlight/domain';

/** A button to a page; as a plain link if another button is more likely to help. */
export interface EmailLink {
  link: string;
  label: string;
  isMinor?: true;
}

/** The listing that an email is about. */
export interface EmailListing {
  title: string;
  /** As shown on its page. */
  price: string;
}

/** A paragraph, a button or a listing. */
export type EmailPart = string | EmailLink | { listing: EmailListing };

/** Content of an email, independent of its format. */
export interface Email {
  language: Language;
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
