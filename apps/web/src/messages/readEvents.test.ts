import { expect, it } from 'vitest';

import { readEvents } from './readEvents.ts';

/** The events of a body that arrives in these chunks. */
async function eventsOf(pieces: readonly Uint8Array<ArrayBuffer>[]) {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const events: { event: string | undefined; data: string }[] = [];
  let chunks = 0;
  await readEvents(
    body,
    ({ event, data }) => events.push({ event, data }),
    () => (chunks += 1),
  );
  expect(chunks).toBeGreaterThanOrEqual(pieces.filter(({ length }) => length > 0).length);
  return events;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

it.each([
  ['event: message\ndata: {"a":1}\n\n', [{ event: 'message', data: '{"a":1}' }]],
  ['data: one\ndata: two\n\n', [{ event: undefined, data: 'one\ntwo' }]],
  ['event:ready\ndata:{}\n\n', [{ event: 'ready', data: '{}' }]],
  [': still here\n\n', []],
  ['id: 7\n\n', []],
  ['', []],
])('%j is parsed into its events', async (text, expected) => {
  expect(await eventsOf([bytesOf(text)])).toEqual(expected);
});

it('joins chunks, even within a character', async () => {
  const bytes = bytesOf(': hello\n\nevent: ready\ndata: {}\n\nevent: message\ndata: "José"\n\nevent: cut');
  const pieces = Array.from({ length: Math.ceil(bytes.length / 5) }, (_, at) =>
    bytes.slice(at * 5, at * 5 + 5),
  );
  expect(await eventsOf(pieces)).toEqual([
    { event: 'ready', data: '{}' },
    { event: 'message', data: '"José"' },
  ]);
});

it('handles a CRLF split between two chunks', async () => {
  const pieces = ['event: ready\r', '\ndata: {}\r\n\r', '\nevent: message\r\ndata: {}\r\n\r\n'];
  expect(await eventsOf(pieces.map(bytesOf))).toEqual([
    { event: 'ready', data: '{}' },
    { event: 'message', data: '{}' },
  ]);
});
