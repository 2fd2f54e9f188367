import { apiBasePath, isRecord, readAnswer, textsByField } from '@porchlight/domain';
import { expect } from 'vitest';
import { answerTo } from '../../apps/api/src/testing/fuzz/calls.ts';

/** An error response of the contract: message, code, reason, field errors and the request id from the log. */
function expectRefusal(body: unknown): void {
  expect(body).toMatchObject({
    message: expect.stringMatching(/\S/),
    code: expect.stringMatching(/^[a-z_]+$/),
    reason: expect.stringMatching(/^[a-z]+(?:_[a-z]+)*(?:\.[a-z]+(?:_[a-z]+)*)+$/),
    request_id: expect.stringMatching(/\S/),
  });
  const errors = isRecord(body) ? body['errors'] : undefined;
  if (errors !== undefined) expect(errors).toEqual(textsByField(errors));
}

/** Checks a response against the exact shape that the app reads. */
export async function expectShape(request: Request, response: Response): Promise<void> {
  if (!new URL(request.url).pathname.startsWith(apiBasePath)) return;
  const answer = response.clone();
  const text = await answer.text();
  const isEmpty = text === '';
  if (!isEmpty) expect(answer.headers.get('content-type')).toMatch(/^application\/json\b/);
  const body: unknown = isEmpty ? undefined : JSON.parse(text);
  if (!answer.ok) return expectRefusal(body);
  const name = answerTo(request);
  // A call that is not in the table must fail; the stream has its own tests.
  if (name === undefined || name === 'stream')
    throw new Error(`Nobody said what ${request.method} ${request.url} is answered with: see calls.ts.`);
  readAnswer(name, body, true);
}
