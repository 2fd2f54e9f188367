import { object } from 'yup';
import * as limits from '../limits/index.ts';
import { messages as texts } from '../texts/index.ts';
import { text } from './parts.ts';

/** The reply box of a conversation, and the body of `POST /messages/{id}/reply`. */
export const replySchema = /* @__PURE__ */ object({
  content: text(texts.replyRequired, { max: limits.messageMax, tooLong: texts.replyTooLong }).required(
    texts.replyRequired,
  ),
});
