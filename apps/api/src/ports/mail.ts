/** A mail as plain text, and as HTML where it is a letter to a person. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  /** Says the same as the text. */
  html?: string;
  /** Where an answer should go, when not to the product's own address. */
  replyTo?: string;
  /** Address of ours that lets the person have no more such mails by a single POST (RFC 8058). */
  unsubscribe?: string;
}

/** What stays the same when a mail is sent a second time because no one knows whether it was sent before. */
export interface MailIdentity {
  /** Becomes the Message-ID. */
  id: string;
  /** When it was caused. */
  at: Date;
}

/** Where mails go. */
export interface Mail {
  /**
   * Sends a mail, or fails.
   *
   * @throws MaybeDoneError when it may have been taken all the same
   */
  send(message: MailMessage, identity: MailIdentity): Promise<void>;
}
