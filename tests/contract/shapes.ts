import { apiBasePath, isRecord, readAnswer, textsByField } from '@porchlight/domain';
import { expect } from 'vitest';
import { answerTo } from '../../apps/api/src/testing/fuzz/calls.ts';

/** A refusal as the contract words it: for people, for programs, by field, and under which id it is in the log. */
function expectRefusal(body: unknown): void {
  expect(body).toMatchObject({
    message: expect.stringMatching(/\S/),
    code: expect.stringMatching(/^[a-z_]+$/),
    request_id: expect.stringMatching(/\S/),
  });
  const errors = isRecord(body) ? body['errors'] : undefined;
  if (errors !== undefined) expect(errors).toEqual(textsByField(errors));
}

/** Holds an answer to the shape that the app reads it by, to the letter. */
export async function expectShape(request: Request, response: Response): Promise<void> {
  if (!new URL(request.url).pathname.startsWith(apiBasePath)) return;
  const answer = response.clone();
  const text = await answer.text();
  const isEmpty = text === '';
  if (!isEmpty) expect(answer.headers.get('content-type')).toMatch(/^application\/json\b/);
  const body: unknown = isEmpty ? undefined : JSON.parse(text);
  if (!answer.ok) return expectRefusal(body);
  const name = answerTo(request);
  // A call that is not in the table has no success; the stream is read by its own tests.
  if (name === undefined || name === 'stream')
    throw new Error(`Nobody said what ${request.method} ${request.url} is answered with: see calls.ts.`);
  readAnswer(name, body, true);
}
