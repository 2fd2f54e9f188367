import { describe, expect, it } from 'vitest';

import { parseEvent, readEvents } from './readEvents.ts';

describe('parseEvent', () => {
  it.each([
    ['event: news\ndata: {"a":1}', { event: 'news', data: '{"a":1}' }],
    ['data: one\ndata: two', { event: 'message', data: 'one\ntwo' }],
    ['event:ready', { event: 'ready', data: '' }],
    [': still here', undefined],
    ['id: 7', undefined],
    ['', undefined],
  ])('%j', (block, expected) => {
    expect(parseEvent(block)).toEqual(expected);
  });
});

it('joins what arrives in pieces, even within a character', async () => {
  const bytes = new TextEncoder().encode(
    ': hello\n\nevent: ready\ndata: {}\n\nevent: news\ndata: "José"\n\nevent: cut',
  );
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 5) controller.enqueue(bytes.slice(at, at + 5));
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(body)) events.push(event);
  expect(events).toEqual([
    { event: 'ready', data: '{}' },
    { event: 'news', data: '"José"' },
  ]);
});
