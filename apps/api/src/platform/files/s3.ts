import { AwsClient } from 'aws4fetch';

import type { Files } from '../ports/index.ts';
import { contentTypeOf, isFileKey, privatePrefix, seedPrefix } from './keys.ts';

const timeoutMs = 15_000;

interface Bucket {
  client: AwsClient;
  /** URL of the bucket and prefix, with a trailing slash. */
  base: URL;
  bucket: URL;
  prefix: string;
}

/**
 * Parses a bucket URL.
 *
 * @param url `https://ACCESS_KEY:SECRET_KEY@host[:port]/bucket[/prefix][?region=us-east-1]`
 * @throws when a part is missing
 */
function openBucket(url: string): Bucket {
  const parsed = new URL(url);
  const accessKeyId = decodeURIComponent(parsed.username);
  const secretAccessKey = decodeURIComponent(parsed.password);
  const [bucketName, ...folders] = parsed.pathname.split('/').filter((part) => part !== '');
  if (!/^https?:$/.test(parsed.protocol) || !accessKeyId || !secretAccessKey || !bucketName) {
    throw new Error('S3_URL must look like https://ACCESS_KEY:SECRET_KEY@host/bucket.');
  }
  const region = parsed.searchParams.get('region') ?? 'us-east-1';
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const bucket = new URL(`/${bucketName}/`, parsed.origin);
  return {
    client: new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 }),
    base: new URL(prefix, bucket),
    bucket,
    prefix,
  };
}

async function expectOk(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  await answer.body?.cancel();
  throw Object.assign(new Error(`The object store responded with ${answer.status}.`), {
    code: `HTTP_${answer.status}`,
  });
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** The texts of one element in a bucket listing; its XML is flat enough to need no parser. */
function texts(xml: string, element: string): string[] {
  const found = xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'));
  return Array.from(found, (match) => (match[1] ?? '').replace(/&\w+;/g, (name) => entities[name] ?? name));
}

/**
 * Pictures in an S3-compatible store, shared by any number of servers.
 *
 * @param url `https://ACCESS_KEY:SECRET_KEY@host[:port]/bucket[/prefix][?region=us-east-1]`
 */
export function createS3Files(url: string): Files {
  const { client, base, bucket, prefix } = openBucket(url);

  function urlOf(key: string): string {
    if (!isFileKey(key)) throw new Error('Not the key of a picture.');
    return new URL(key, base).href;
  }

  const call = (target: string, init: RequestInit = {}): Promise<Response> =>
    client.fetch(target, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });

  return {
    async put(key, bytes, contentType) {
      if (contentTypeOf(key) !== contentType) throw new Error('The key and the type of a picture disagree.');
      const caching = key.startsWith(privatePrefix)
        ? 'private, no-store'
        : 'public, max-age=31536000, immutable';
      const headers = { 'content-type': contentType, 'cache-control': caching };
      // A copy on a plain ArrayBuffer, because `fetch` accepts no other as a body.
      const answer = await call(urlOf(key), { method: 'PUT', body: new Uint8Array(bytes), headers });
      await (await expectOk(answer)).arrayBuffer();
    },
    async get(key) {
      if (!isFileKey(key)) return null;
      const answer = await call(urlOf(key));
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      const bytes = new Uint8Array(await (await expectOk(answer)).arrayBuffer());
      return { bytes, contentType: contentTypeOf(key) };
    },
    async remove(keys) {
      await Promise.all(
        keys
          .filter((key) => !key.startsWith(seedPrefix))
          .map(async (key) => {
            const answer = await call(urlOf(key), { method: 'DELETE' });
            if (answer.status === 404) await answer.body?.cancel();
            else await (await expectOk(answer)).arrayBuffer();
          }),
      );
    },
    async *list() {
      let next: string | undefined;
      do {
        const page = new URL(bucket);
        page.searchParams.set('list-type', '2');
        page.searchParams.set('prefix', prefix);
        if (next !== undefined) page.searchParams.set('continuation-token', next);
        const xml = await (await expectOk(await call(page.href))).text();
        const times = texts(xml, 'LastModified');
        for (const [index, full] of texts(xml, 'Key').entries()) {
          const key = full.slice(prefix.length);
          const storedAt = new Date(times[index] ?? Number.NaN);
          if (isFileKey(key) && !key.startsWith(seedPrefix) && !Number.isNaN(storedAt.getTime())) {
            yield { key, storedAt };
          }
        }
        next = texts(xml, 'NextContinuationToken')[0];
      } while (next !== undefined);
    },
  };
}
