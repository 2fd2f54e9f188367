import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { createTransport, type SendMailOptions } from 'nodemailer';

import {
  MaybeDoneError,
  type Logger,
  type Mail,
  type MailIdentity,
  type MailMessage,
} from '../ports/index.ts';
import { mailNeedsTls } from '../settingUrls.ts';
import { bodyText, headerAddress, headerText, headerUrl } from './headers.ts';

export interface Sender {
  name: string;
  address: string;
}

function toSendMailOptions(from: Sender, message: MailMessage, { id, at }: MailIdentity): SendMailOptions {
  return {
    // The same in every attempt, so that duplicates can be recognized.
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    date: at,
    // Addresses are passed as objects, so that they are not parsed as lists.
    from: { name: headerText(from.name), address: headerAddress(from.address) },
    to: { name: '', address: headerAddress(message.to) },
    ...(message.replyTo === undefined
      ? {}
      : { replyTo: { name: '', address: headerAddress(message.replyTo) } }),
    subject: headerText(message.subject),
    text: bodyText(message.text),
    ...(message.html === undefined ? {} : { html: bodyText(message.html) }),
    // Suppresses automatic replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(message.unsubscribe !== undefined && {
        'List-Unsubscribe': headerUrl(message.unsubscribe),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Writes every email as an .eml file, named by time, and logs a line. For development and for servers without a mail
 * provider.
 */
export function createOutboxMail(folder: string, from: Sender, logger: Logger): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message, identity) {
      const { message: bytes } = await transport.sendMail(toSendMailOptions(from, message, identity));
      if (!Buffer.isBuffer(bytes)) throw new Error('The outbox transport must return a buffer.');
      await mkdir(folder, { recursive: true });
      // A repeated email overwrites the first.
      const name = `${identity.at.toISOString().replaceAll(':', '-')}-${identity.id}.eml`;
      // Renamed when complete, so that the folder never contains half an email.
      const draft = join(folder, `${name}.part`);
      try {
        await writeFile(draft, bytes, { mode: 0o600, flush: true });
        await rename(draft, join(folder, name));
        logger.info('mail_in_outbox', { file: name });
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}

const smtpPatienceMs = 10_000;

/**
 * Sends over SMTP.
 *
 * @param url `smtp://user:password@host:587` or `smtps://…:465`. With `smtp`, a server on another machine must offer
 * STARTTLS unless the URL says `requireTLS=false`: without it neither the password nor an email is sent.
 * @returns the port; `close` ends idle connections
 */
export function createSmtpMail(url: string, from: Sender): Mail & { close(): void } {
  const transport = createTransport({
    url,
    requireTLS: mailNeedsTls(new URL(url)),
    pool: true,
    maxConnections: 3,
    connectionTimeout: smtpPatienceMs,
    greetingTimeout: smtpPatienceMs,
    socketTimeout: smtpPatienceMs,
  });
  // Bytes of the emails being sent. When one was sent completely and the connection failed, it is unknown whether the
  // server accepted it.
  const outgoing = new Map<string, Readable>();
  transport.use('stream', ({ data, message }, done) => {
    const create = message.createReadStream.bind(message);
    message.createReadStream = () => {
      const bytes = create();
      outgoing.set(String(data.messageId), bytes);
      return bytes;
    };
    done();
  });
  return {
    async send(message, identity) {
      const options = toSendMailOptions(from, message, identity);
      const id = String(options.messageId);
      try {
        await transport.sendMail(options);
      } catch (error) {
        const isAnswered =
          error instanceof Error && 'responseCode' in error && error.responseCode !== undefined;
        if (isAnswered || outgoing.get(id)?.readableEnded !== true) throw error;
        throw new MaybeDoneError('The mail server did not confirm a completely sent email.', {
          cause: error,
        });
      } finally {
        outgoing.delete(id);
      }
    },
    close: () => transport.close(),
  };
}
