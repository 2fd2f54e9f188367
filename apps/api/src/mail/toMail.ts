import { brand } from '@porchlight/domain';

import type { MailMessage } from '../ports/index.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letterHtml.ts';

const signature = [`The ${brand.name} team`, brand.supportEmail] as const;

/** The email as plain text and as equivalent HTML. */
export function toMail(letter: Letter): MailMessage {
  const { to, replyTo, subject, greeting, parts, foot, unsubscribe } = letter;
  const lines = parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.link}`));
  return {
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    text: [
      greeting,
      ...lines,
      signature.join('\n'),
      ...(foot === undefined ? [] : [`${foot.label}:\n${foot.link}`]),
    ].join('\n\n'),
    html: letterHtml(letter, signature),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  };
}
