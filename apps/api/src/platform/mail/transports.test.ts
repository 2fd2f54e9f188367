import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { MaybeDoneError, type Logger } from '../ports/index.ts';
import { createSmtpServer, type SmtpServer } from '../../testing/smtpServer.ts';
import { mailNeedsTls } from '../settingUrls.ts';
import { createOutboxMail, createSmtpMail } from './transports.ts';

const sender = { name: 'Porch\r\nX-Injected: yes', address: 'hello@porchlight.test' };
const first = { id: '0197-first', at: new Date('2026-06-15T16:00:00.000Z') };
let lines: string[] = [];
const logger: Logger = {
  info: (event, fields) => void lines.push(JSON.stringify({ event, ...fields })),
  warn() {},
  error() {},
};
beforeEach(() => {
  lines = [];
});

describe('the outbox', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function only(): Promise<{ name: string; head: string; body: string }> {
    const names = await readdir(join(folder, 'outbox'));
    expect(names).toHaveLength(1);
    const name = names[0] ?? '';
    const [head = '', ...rest] = (await readFile(join(folder, 'outbox', name), 'utf8')).split('\r\n\r\n');
    return { name, head, body: rest.join('\r\n\r\n') };
  }

  test('gets one private .eml file per email, named by time', async () => {
    const mail = createOutboxMail(
      join(folder, 'outbox'),
      { name: 'Porchlight', address: sender.address },
      logger,
    );
    await mail.send({ to: 'ana@porchlight.test', subject: 'Hello', text: 'One\nTwo' }, first);
    const { name, head, body } = await only();
    expect(name).toBe('2026-06-15T16-00-00.000Z-0197-first.eml');
    expect(head).toContain('From: Porchlight <hello@porchlight.test>');
    expect(head).toContain('To: ana@porchlight.test');
    expect(head).toContain('Subject: Hello');
    expect(head).toContain('Message-ID: <0197-first@porchlight.test>');
    expect(head).toContain('Date: Mon, 15 Jun 2026 16:00:00 +0000');
    expect(body).toBe('One\r\nTwo\r\n');
    const { mode } = await stat(join(folder, 'outbox', name));
    expect(mode & 0o777).toBe(0o600);
    // The log line has the file name, not the recipient.
    expect(lines).toEqual([JSON.stringify({ event: 'mail_in_outbox', file: name })]);
  });

  test('includes one-click unsubscribe headers, on one line each', async () => {
    const mail = createOutboxMail(join(folder, 'outbox'), sender, logger);
    const unsubscribe = `https://porchlight.test/api/v1/notifications/unsubscribe?token=${'offer~'.repeat(30)}`;
    await mail.send({ to: 'ana@porchlight.test', subject: 'Hi', text: 'Hi', unsubscribe }, first);
    const unfolded = (await only()).head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
    expect(unfolded).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const hostile = {
      to: 'ana@porchlight.test',
      subject: 'Hi',
      text: 'Hi',
      unsubscribe: 'https://a.test/\r\nBcc: x',
    };
    await expect(mail.send(hostile, first)).rejects.toThrow('Not a web address');
  });

  test('no text can add a header', async () => {
    const mail = createOutboxMail(join(folder, 'outbox'), sender, logger);
    await mail.send(
      {
        to: 'ana@porchlight.test',
        replyTo: 'ben@porchlight.test',
        subject: 'Hi\r\nBcc: eve@example.test\u2028Bcc: eve@example.test\u2029X: 1',
        text: '\r\n\r\nBcc: in the body is only text',
      },
      first,
    );
    const { head } = await only();
    const fields = head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => line.split(':')[0]);
    expect(fields.filter((field) => /bcc|^x/i.test(field ?? ''))).toEqual([]);
    expect(fields).toContain('Reply-To');
  });

  test.each(['ana@porchlight.test, eve@example.test', 'ana@porchlight.test\r\nBcc: eve@example.test'])(
    'refuses %j as recipient',
    async (to) => {
      const mail = createOutboxMail(join(folder, 'outbox'), sender, logger);
      await expect(mail.send({ to, subject: 'Hi', text: 'Hi' }, first)).rejects.toThrow(
        'Not a plain email address',
      );
    },
  );
});

describe('SMTP', () => {
  let server: SmtpServer;
  beforeEach(async () => {
    server = await createSmtpServer();
  });
  afterEach(() => server.close());
  const hello = { to: 'ana@porchlight.test', subject: 'Hi', text: 'Hi' };

  test('sends an email to one recipient, with an id that stays the same when it is sent again', async () => {
    const mail = createSmtpMail(server.url, sender);
    await mail.send({ ...hello, subject: 'Hi\r\nBcc: eve@example.test', text: 'Body' }, first);
    mail.close();
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toMatchObject({
      id: '<0197-first@porchlight.test>',
      recipients: ['RCPT TO:<ana@porchlight.test>'],
    });
    expect(server.taken[0]?.text).toMatch(/\n\nBody$/);
    expect(server.taken[0]?.text).not.toMatch(/^Bcc/im);
  });

  // Linux connects 0.0.0.0 to this machine, but the code doesn't treat it as local.
  const elsewhere = (url: string, options = '') =>
    `${url.replace('127.0.0.1', 'ana:secret@0.0.0.0')}${options}`;

  test('sends neither a password nor an email to a server on another machine without TLS', async () => {
    const mail = createSmtpMail(elsewhere(server.url), sender);
    await expect(mail.send(hello, first)).rejects.toThrow();
    mail.close();
    expect(server.taken).toEqual([]);
    expect(new Set(server.commands)).toEqual(new Set(['EHLO', 'STARTTLS']));
  });

  test('requires it despite ignoreTLS', async () => {
    const mail = createSmtpMail(elsewhere(server.url, '?ignoreTLS=true'), sender);
    await expect(mail.send(hello, first)).rejects.toThrow();
    mail.close();
    expect(new Set(server.commands)).toEqual(new Set(['EHLO', 'STARTTLS']));
  });

  test('sends without TLS if the URL says so', async () => {
    const mail = createSmtpMail(
      elsewhere(server.url, '?requireTLS=false').replace('ana:secret@', ''),
      sender,
    );
    await mail.send(hello, first);
    mail.close();
    expect(server.taken).toHaveLength(1);
  });

  test.each([
    ['smtp://localhost', false],
    ['smtp://127.0.0.53:25', false],
    ['smtp://[::1]', false],
    ['smtp://127.0.0.1?requireTLS=true', false],
    ['smtp://mail.example', true],
    ['smtp://mail.example?requireTLS=true', true],
    ['smtp://localhost.example', true],
    ['smtp://10.0.0.5', true],
    ['smtp://mail', true],
    ['smtp://mail?requireTLS=false', false],
  ])('%s requires TLS by default: %s', (url, expected) => {
    expect(mailNeedsTls(new URL(url))).toBe(expected);
  });

  test("reports an error when the server doesn't respond", async () => {
    const mail = createSmtpMail('smtp://127.0.0.1:1', sender);
    const sent = mail.send(hello, first);
    await expect(sent).rejects.toThrow();
    await expect(sent).rejects.not.toBeInstanceOf(MaybeDoneError);
    mail.close();
  });

  test.each([
    ['sender', 0, false],
    ['whole', 1, true],
  ] as const)("doesn't itself retry a connection lost at the stage %s", async (lost, taken, maybe) => {
    const mail = createSmtpMail(server.url, sender);
    server.atStage = (stage, hangUp) => {
      if (stage === lost) hangUp();
    };
    const error = await mail.send(hello, first).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof MaybeDoneError).toBe(maybe);
    expect(server.taken).toHaveLength(taken);
    mail.close();
  });
});
