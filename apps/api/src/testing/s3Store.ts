import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

/** An S3-compatible store in memory, with an independent check of signatures and two keys per page. */
export interface S3Store {
  /** Value for `S3_URL`, with the prefix `shop`. */
  url: string;
  stored: Map<string, { body: Buffer; modified: Date; headers: IncomingMessage['headers'] }>;
  /** Paths of requests with a wrong signature. */
  refused: string[];
  close(): Promise<void>;
}

/** @param port default: any. `shop/moved/…` responds with a redirect. */
export async function startS3Store(port = 0): Promise<S3Store> {
  const stored: S3Store['stored'] = new Map();
  const refused: string[] = [];

  function listing(target: URL): string {
    const prefix = target.searchParams.get('prefix') ?? '';
    const from = Number(target.searchParams.get('continuation-token') ?? 0);
    const keys = [...stored.keys()].filter((key) => key.startsWith(prefix)).toSorted();
    const contents = keys
      .slice(from, from + 2)
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>${stored.get(key)?.modified.toISOString()}</LastModified></Contents>`,
      );
    const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const target = new URL(request.url ?? '/', 'http://store');
      if (signatureOf(request, target) !== /Signature=(\w+)/.exec(request.headers.authorization ?? '')?.[1]) {
        refused.push(target.pathname);
        response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
        return;
      }
      const key = decodeURIComponent(target.pathname.replace('/bucket/', ''));
      const found = stored.get(key);
      if (key.startsWith('shop/moved/')) response.writeHead(307, { location: '/elsewhere' }).end();
      else if (request.method === 'PUT') {
        stored.set(key, { body, modified: new Date(), headers: request.headers });
        response.writeHead(200).end();
      } else if (request.method === 'DELETE') {
        stored.delete(key);
        response.writeHead(204).end();
      } else if (target.searchParams.has('list-type')) {
        response.writeHead(200).end(listing(target));
      } else if (found === undefined) response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      else response.writeHead(200).end(found.body);
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was assigned.');
  return {
    url: `http://KEY:se%2Fcret@127.0.0.1:${address.port}/bucket/shop?region=eu-west-1`,
    stored,
    refused,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** AWS Signature Version 4 of a request, following its specification. */
function signatureOf(request: IncomingMessage, target: URL): string {
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const signed = /SignedHeaders=([\w;-]+)/.exec(request.headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const query = [...target.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');
  const canonical = [
    request.method,
    target.pathname,
    query,
    ...signed.map((name) => `${name}:${String(request.headers[name])}`),
    '',
    signed.join(';'),
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const time = String(request.headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/eu-west-1/s3/aws4_request`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const key = scope.split('/').reduce<string | Buffer>((last, part) => hmac(last, part), 'AWS4se/cret');
  return hmac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${digest}`).toString('hex');
}
