import { limits, reportedThing, reportSchema } from '@porchlight/domain';
import { describe, expect, it } from 'vitest';

import type { ToReport } from './asking.ts';
import { reasonsFor } from './reasons.ts';
import { reportInput } from './reportInput.ts';

const kinds = ['message', 'listing', 'person'] as const;
const about = (kind: ToReport['kind'], quote = 'Pay first.'): ToReport => ({
  kind,
  id: '7',
  name: 'Ben',
  quote,
  sentAt: '2026-06-12T14:31:05.000Z',
  href: '/report',
});
const filled = {
  reason: 'scam',
  words: '  He asked twice. ',
  reporter: { name: 'Ana', email: 'ana@porchlight.test' },
  origin: 'https://porchlight.test',
} as const;

describe('a report of the sheet', () => {
  it('identifies a message by its id, and quotes it', () => {
    expect(reportInput(about('message'), filled)).toEqual({
      reporter_name: 'Ana',
      reporter_email: 'ana@porchlight.test',
      report_type: 'scam',
      urgency: 'medium',
      user_reported: 'Ben',
      message_id: '7',
      evidence: 'Ben wrote on 2026-06-12 14:31 UTC:\nPay first.',
      subject: 'Message from Ben',
      description: 'He asked twice.',
      contact_preference: 'email',
    });
  });

  it.each([
    ['listing', { subject: 'listing', id: '7' }],
    ['person', { subject: 'person', id: '7' }],
  ] as const)('identifies a %s by its page', (kind, thing) => {
    const { listing_url: url, message_id: message } = reportInput(about(kind), filled);
    expect(reportedThing(url)).toEqual(thing);
    expect(message).toBeUndefined();
  });

  it.each(kinds)(
    'of a %s has six reasons, and the server accepts each, without text and at any length',
    (kind) => {
      const reasons = reasonsFor(kind);
      expect(new Set(reasons.map(({ value }) => value)).size).toBe(6);
      for (const { value, label } of reasons) {
        const input = reportInput(about(kind, 'x'.repeat(limits.messageMax)), {
          ...filled,
          reason: value,
          words: ' ',
        });
        expect(input.description).toContain(label);
        expect(reportSchema.isValidSync(input)).toBe(true);
      }
    },
  );
});
