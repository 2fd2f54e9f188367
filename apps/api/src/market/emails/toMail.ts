import { brand, type Language } from '@porchlight/domain';

import type { MailMessage } from '../../platform/ports/index.ts';
import type { Email, EmailPart } from './emailParts.ts';
import { emailHtml } from './emailHtml.ts';
import { wordsIn } from './wordsIn.ts';

const signatureIn = (language: Language) => [wordsIn[language].shared.team, brand.supportEmail] as const;

function lineOf(part: EmailPart): string {
  if (typeof part === 'string') return part;
  return 'listing' in part ? `${part.listing.title} · ${part.listing.price}` : `${part.label}:\n${part.link}`;
}

/** The email as plain text and as equivalent HTML. */
export function toMail(email: Email): MailMessage {
  const signature = signatureIn(email.language);
  const { to, replyTo, subject, greeting, parts, foot, unsubscribe } = email;
  return {
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    text: [
      greeting,
      ...parts.map(lineOf),
      signature.join('\n'),
      ...(foot === undefined ? [] : [`${foot.label}:\n${foot.link}`]),
    ].join('\n\n'),
    html: emailHtml(email, signature),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  };
}
