import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { messageEventsPath } from '@porchlight/domain';

/**
 * A fault of a call between browser and server.
 *
 * - `portal`: it never arrives, and an HTML page reports success
 * - `misrouted`: it never arrives; the response belongs to another call
 * - `cut`: the response breaks off in the middle
 * - `twice`: it arrives twice, and the second response comes back
 * - `late`: its response waits for the next one of the same address, or a while
 */
export type LineFault = 'portal' | 'misrouted' | 'cut' | 'twice' | 'late';

export interface BadLine {
  origin: string;
  /** Sets the fault of further calls; `null` removes it. */
  spoil(fault: LineFault | null, method?: string, path?: RegExp): void;
  /** How many calls were affected. */
  spoiled(): number;
  stop(): Promise<void>;
}

/** Longest time that a response is held. */
const LATE_MS = 1_500;

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
}

/** Starts a faulty proxy in front of a server. */
export async function badLine(behind: string, port: number): Promise<BadLine> {
  let wrong: { fault: LineFault; method: string; path: RegExp } | null = null;
  let count = 0;
  let held: (() => void) | undefined;

  const forward = async ({ method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> => {
    const sent = ask(new URL(url ?? '/', behind), { method, headers });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 502, headers: answer.headers, body: await bodyOf(answer) };
  };
  const give = (response: ServerResponse, { status, headers, body }: Answer): void => {
    const { 'transfer-encoding': _chunked, ...kept } = headers;
    response.writeHead(status, { ...kept, 'content-length': body.length }).end(body);
  };
  /** Waits for the next call to the same address, or a while. */
  const overtaken = async (): Promise<void> => {
    held?.();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LATE_MS);
      held = () => {
        clearTimeout(timer);
        // The later response goes first.
        setTimeout(resolve, 200);
      };
    });
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // An idle event stream: a proxied one would never end.
    if (request.url?.includes(messageEventsPath) === true) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
      return;
    }
    const body = await bodyOf(request);
    const isSpoiled = wrong !== null && request.method === wrong.method && wrong.path.test(request.url ?? '');
    if (!isSpoiled || wrong === null) {
      give(response, await forward(request, body));
      return;
    }
    count += 1;
    const json = { 'content-type': 'application/json; charset=utf-8' };
    switch (wrong.fault) {
      case 'portal':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the café’s WLAN</h1>');
        return;
      case 'misrouted':
        response.writeHead(200, json).end('{"data":[{"id":"1","name":"For Sale","subCategories":[]}]}');
        return;
      case 'cut': {
        const answer = await forward(request, body);
        response.writeHead(answer.status, { ...json, 'content-length': answer.body.length + 20 });
        response.write(answer.body.subarray(0, answer.body.length / 2), () => response.destroy());
        return;
      }
      case 'twice':
        await forward(request, body);
        give(response, await forward(request, body));
        return;
      case 'late': {
        const answer = await forward(request, body);
        await overtaken();
        give(response, answer);
      }
    }
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    spoil(fault, method = '', path = /^$/) {
      wrong = fault === null ? null : { fault, method, path };
      count = 0;
    },
    spoiled: () => count,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
