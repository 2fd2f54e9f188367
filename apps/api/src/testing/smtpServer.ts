import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type SmtpStage = 'connected' | 'sender' | 'recipient' | 'half' | 'whole' | 'answered';

export interface TakenMail {
  id: string;
  subject: string;
  recipients: string[];
  text: string;
}

/** A local mail server that accepts and stores everything. */
export interface SmtpServer {
  url: string;
  /** Every completely received email, whether or not its sender got the response. */
  taken: TakenMail[];
  /** The first word of every command. */
  commands: string[];
  /** Called and awaited at each stage; `hangUp` closes the connection. */
  atStage: (stage: SmtpStage, hangUp: () => void) => Promise<void> | void;
  /** Closes all connections, as mail servers do with idle ones. */
  hangUp(): Promise<void>;
  close(): Promise<void>;
}

export async function createSmtpServer(): Promise<SmtpServer> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}).once('close', () => open.delete(socket));
    void converse(socket, mails);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const mails: SmtpServer = {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    taken: [],
    commands: [],
    atStage: () => {},
    async hangUp() {
      await Promise.all(
        [...open].map(
          (socket) =>
            new Promise<void>((resolve) => {
              socket.once('close', () => resolve()).destroySoon();
            }),
        ),
      );
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return mails;
}

async function converse(socket: Socket, mails: SmtpServer): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  const reach = async (stage: SmtpStage) => mails.atStage(stage, () => socket.destroy());
  let recipients: string[] = [];
  let body: string[] | null = null;

  async function hear(line: string): Promise<void> {
    if (body !== null) {
      if (line !== '.') {
        body.push(line);
        if (body.length === 2) await reach('half');
        return;
      }
      const text = body.join('\n');
      body = null;
      const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
      mails.taken.push({ id: header('Message-ID'), subject: header('Subject'), recipients, text });
      recipients = [];
      await reach('whole');
      say('250 taken');
      await reach('answered');
      return;
    }
    mails.commands.push(line.split(' ')[0] ?? '');
    if (line.startsWith('MAIL')) {
      await reach('sender');
      say('250 fine');
    } else if (line.startsWith('RCPT')) {
      recipients.push(line);
      await reach('recipient');
      say('250 fine');
    } else if (line === 'DATA') {
      body = [];
      say('354 go on');
    } else if (line === 'QUIT') socket.end('221 bye\r\n');
    else if (line === 'STARTTLS') say('502 no such command');
    else say('250 hello');
  }

  await reach('connected');
  say('220 ready');
  let rest = '';
  try {
    for await (const chunk of socket) {
      const lines = (rest + String(chunk)).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) await hear(line);
    }
  } catch {
    // The other end is gone.
  }
}
