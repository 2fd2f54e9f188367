import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport, type SendMailOptions } from 'nodemailer';

import type { Clock, Logger, Mail, MailMessage } from '../ports/index.ts';
import { bodyText, headerAddress, headerText } from './headers.ts';

/** Who mails come from. */
export interface Sender {
  name: string;
  address: string;
}

function toSendMailOptions(from: Sender, message: MailMessage): SendMailOptions {
  return {
    // Addresses go in as objects, so that nothing parses them as lists.
    from: { name: headerText(from.name), address: headerAddress(from.address) },
    to: { name: '', address: headerAddress(message.to) },
    ...(message.replyTo === undefined
      ? {}
      : { replyTo: { name: '', address: headerAddress(message.replyTo) } }),
    subject: headerText(message.subject),
    text: bodyText(message.text),
    // Tells holiday responders to keep quiet.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Writes every mail as an .eml file, oldest first by name, and logs one line. For development and for servers
 * without a mail provider.
 */
export function createOutboxMail(folder: string, from: Sender, clock: Clock, logger: Logger): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const date = clock.now();
      const { message: bytes } = await transport.sendMail({ ...toSendMailOptions(from, message), date });
      if (!Buffer.isBuffer(bytes)) throw new Error('The outbox transport gives buffers.');
      await mkdir(folder, { recursive: true });
      const name = `${date.toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
      // Renamed when complete, so that the folder never holds half a mail.
      const draft = join(folder, `${name}.part`);
      try {
        await writeFile(draft, bytes, { mode: 0o600 });
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
 * @param url `smtp://user:password@host:587` or `smtps://…:465`; plain `smtp` upgrades when the server can
 * @returns the port; `close` ends idle connections
 */
export function createSmtpMail(url: string, from: Sender): Mail & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: smtpPatienceMs,
    greetingTimeout: smtpPatienceMs,
    socketTimeout: smtpPatienceMs,
  });
  return {
    async send(message) {
      await transport.sendMail(toSendMailOptions(from, message));
    },
    close: () => transport.close(),
  };
}
