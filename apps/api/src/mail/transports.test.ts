import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { Logger } from '../ports/index.ts';
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

  test('gets one private .eml file a mail, named by time', async () => {
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
    // One line says which file, and not who it is for.
    expect(lines).toEqual([JSON.stringify({ event: 'mail_in_outbox', file: name })]);
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
        'Not a plain mail address',
      );
    },
  );
});

describe('SMTP', () => {
  let server: Server;
  let heard: string[];
  let port: number;

  /** A mail server that says yes to everything and remembers it. */
  beforeEach(async () => {
    heard = [];
    server = createServer((socket) => {
      let inData = false;
      socket.write('220 ready\r\n');
      socket.on('error', () => {});
      socket.on('data', (chunk) => {
        for (const line of chunk.toString('utf8').split('\r\n')) {
          heard.push(line);
          if (inData) {
            if (line !== '.') continue;
            inData = false;
            socket.write('250 taken\r\n');
          } else if (line.startsWith('EHLO')) socket.write('250 hello\r\n');
          else if (line === 'DATA') {
            inData = true;
            socket.write('354 go\r\n');
          } else if (/^(MAIL|RCPT)/.test(line)) socket.write('250 fine\r\n');
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('hands the mail over, to one recipient', async () => {
    const mail = createSmtpMail(`smtp://127.0.0.1:${port}`, sender);
    await mail.send(
      { to: 'ana@porchlight.test', subject: 'Hi\r\nBcc: eve@example.test', text: 'Body' },
      first,
    );
    mail.close();
    expect(heard).toContain('MAIL FROM:<hello@porchlight.test>');
    expect(heard.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ana@porchlight.test>']);
    expect(heard).toContain('Body');
    expect(heard.some((line) => /^Bcc/i.test(line))).toBe(false);
  });

  test('says so when nobody answers', async () => {
    const mail = createSmtpMail('smtp://127.0.0.1:1', sender);
    await expect(
      mail.send({ to: 'ana@porchlight.test', subject: 'Hi', text: 'Hi' }, first),
    ).rejects.toThrow();
    mail.close();
  });
});
