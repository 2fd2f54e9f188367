import { texts, type CreatedAnswer } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { dataOf, errorOf, type ContractApi } from './api.ts';

const contact = {
  name: 'Ana',
  email: 'ana@porchlight.test',
  subject: 'A question',
  category: 'account',
  message: 'How do I change my address?',
};
const report = {
  reporter_name: 'Ben',
  reporter_email: 'ben@porchlight.test',
  report_type: 'scam',
  urgency: 'high',
  subject: 'Looks wrong',
  description: 'Asked for gift cards.',
  contact_preference: 'none',
};

/** Contract for questions and reports. No account is needed. */
export function supportContract(api: () => ContractApi): void {
  const send = (path: string, json: unknown, headers: Record<string, string> = {}) =>
    api().call('POST', `/support/${path}`, { json, headers });

  describe('support', () => {
    test.each([
      ['contact', contact],
      ['report', report],
    ])('a %s is taken, once for one Idempotency-Key', async (path, form) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const answer = await send(path, { ...form, unknown: 'ignored' }, headers);
      expect(answer.status).toBe(201);
      const { id } = await dataOf<CreatedAnswer>(answer);
      expect(id).toEqual(expect.any(String));
      expect((await dataOf<CreatedAnswer>(send(path, form, headers))).id).toBe(id);
    });

    test.each([
      ['contact', contact, 'email', 'ana', texts.contact.emailInvalid],
      ['contact', contact, 'category', 'gossip', texts.contact.categoryRequired],
      ['contact', contact, 'subject', 'x'.repeat(256), texts.contact.subjectTooLong],
      ['contact', contact, 'message', '', texts.contact.messageRequired],
      ['report', report, 'reporter_name', 'x'.repeat(101), texts.report.nameTooLong],
      ['report', report, 'listing_url', 'javascript:alert(1)', texts.report.listingUrlInvalid],
      ['report', report, 'urgency', 'asap', texts.report.urgencyRequired],
      ['report', report, 'description', 'x'.repeat(5001), texts.report.descriptionTooLong],
    ])('a %s is checked (%#)', async (path, form, field, value, text) => {
      const answer = await send(path, { ...form, [field]: value });
      expect(answer.status).toBe(422);
      expect((await errorOf(answer)).errors?.[field]).toContain(text);
    });
  });
}
