import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { freePort } from './server.ts';

/** A server behind a stalling proxy. */
export interface Halves {
  /** The proxy's origin, e.g. 'http://127.0.0.1:4211'. */
  origin: string;
  /** Sends the second half of every document. */
  release: () => void;
  stop: () => void;
}

const headersOf = ({ headers }: IncomingMessage): Headers => {
  const kept = new Headers();
  for (const name of ['accept', 'range'])
    if (typeof headers[name] === 'string') kept.set(name, headers[name]);
  return kept;
};

const heading = '</h1>';

/** Starts a proxy in front of a server; every document stalls after its heading. */
export async function halvesOf(behind: string): Promise<Halves> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(behind + (request.url ?? '/'), { headers: headersOf(request) });
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'Content-Type': type });
      if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
      const html = await answer.text();
      const cut = html.indexOf(heading) + heading.length;
      response.write(html.slice(0, cut));
      await released;
      return response.end(html.slice(cut));
    })();
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { origin: `http://127.0.0.1:${port}`, release, stop: () => void server.close() };
}
