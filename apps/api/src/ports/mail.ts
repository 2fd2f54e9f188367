/** A mail as plain text. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  /** Where an answer should go, when not to the product's own address. */
  replyTo?: string;
}

/** Where mails go. A rejected `send` must not undo what caused the mail. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}
