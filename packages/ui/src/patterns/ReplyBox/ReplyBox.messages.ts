import { texts } from '@porchlight/domain';

/** Texts of a `ReplyBox`. */
export interface ReplyBoxMessages {
  label: string;
  placeholder: string;
  /** Part of the field's description: its keys. */
  keys: string;
  send: string;
  sending: string;
  failed: string;
  tooLong: string;
}

export const english: ReplyBoxMessages = {
  label: texts.messages.replyLabel,
  placeholder: 'Write a reply',
  keys: 'Enter sends, Shift and Enter starts a new line',
  send: texts.messages.send,
  sending: texts.contactSeller.sending,
  failed: texts.messages.notSent,
  tooLong: texts.messages.replyTooLong,
};
