import { brand } from '@porchlight/domain';

import type { MailMessage } from '../../platform/ports/index.ts';
import type { Email } from './emailParts.ts';
import { emailHtml } from './emailHtml.ts';

const signature = [`The ${brand.name} team`, brand.supportEmail] as const;

/** The email as plain text and as equivalent HTML. */
export function toMail(email: Email): MailMessage {
  const { to, replyTo, subject, greeting, parts, foot, unsubscribe } = email;
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
    html: emailHtml(email, signature),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  };
}
