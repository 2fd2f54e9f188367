/** An email as plain text and, to users, as HTML. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  /** The same content as the text. */
  html?: string;
  /** Address for replies, if not the product's own. */
  replyTo?: string;
  /** URL that unsubscribes the user by a single POST (RFC 8058). */
  unsubscribe?: string;
}

/** Identity of an email that stays the same when it is sent again after an unclear failure. */
export interface MailIdentity {
  /** Becomes the Message-ID. */
  id: string;
  at: Date;
}

export interface Mail {
  /**
   * Sends an email.
   *
   * @throws MaybeDoneError when it may have been accepted despite the failure
   */
  send(message: MailMessage, identity: MailIdentity): Promise<void>;
}
