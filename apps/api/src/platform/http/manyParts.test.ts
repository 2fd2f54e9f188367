import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { readFormFiles } from './body.ts';
import type { ApiEnv } from './context.ts';
import { HttpError } from './errors.ts';

const app = new Hono<ApiEnv>();
app.post('/form', async (c) => c.json((await readFormFiles(c, 'images')).length));
app.onError((error, c) => c.text('', error instanceof HttpError ? (error.status as 413) : 500));

const disposition = 'Content-Disposition: form-data; name="images"';
const chunkBytes = 65_536;

test.each([
  ['texts', `--x\r\n${disposition}\r\n\r\n\r\n`],
  ['files', `--x\r\n${disposition}; filename="a.png"\r\n\r\n\r\n`],
  ['headers', 'X-Pad: y\r\n'],
])('a form with very many %s is refused before more than its beginning is read', async (name, part) => {
  const bytes = new TextEncoder().encode(`${name === 'headers' ? '--x\r\n' : ''}${part.repeat(500_000)}`);
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(bytes.subarray(read, read + chunkBytes));
        read += chunkBytes;
        if (read >= bytes.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const response = await app.request('/form', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
  // The rest is thrown away, in pieces and behind other requests.
  expect(read).toBeLessThanOrEqual(4 * chunkBytes);
});
