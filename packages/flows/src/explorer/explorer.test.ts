// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { flows } from './index.ts';
import { summaryOf } from './summary.ts';

test.each([
  { value: undefined, text: null },
  { value: { status: 404 }, text: '{ "status": 404 }' },
  { value: [], text: 'nothing' },
  { value: [{ id: 'a' }, { id: 'b' }], text: '2 of them' },
  { value: { id: 'a'.repeat(40), title: 'Oak desk' }, text: 'Oak desk' },
  {
    value: { owner: false, listing: { id: 'b'.repeat(40), title: 'Oak desk' } },
    text: 'owner false, Oak desk',
  },
  { value: new Error('No answer'), text: '"No answer"' },
])('an answer reads $text', ({ value, text }) => {
  expect(summaryOf(value)).toBe(text);
});

test('an event that lacks a part stops the machine and is told, not thrown', () => {
  const open = flows.session.open();
  open.run([{ answer: 'restore', with: { user: null, stale: false } }, { type: 'credentials.submitted' }]);
  expect(open.failure()).toMatch(/mode/);
  expect(flows.session.open().failure()).toBeNull();
});

describe('the last transitions', () => {
  test('name only the regions that moved, and count what comes again and again', () => {
    const open = flows.conversationReader.open('scrolling.resting');
    open.run([
      { type: 'reply.changed', text: 'T' },
      { type: 'reply.changed', text: 'To' },
      { type: 'reply.changed', text: 'Tonight' },
      { type: 'reply.sent' },
    ]);
    expect(open.log().slice(-2)).toMatchObject([
      { event: 'reply.changed', to: 'the same', times: 3 },
      { event: 'reply.sent', to: 'replying.sending', times: 1 },
    ]);
  });
});
