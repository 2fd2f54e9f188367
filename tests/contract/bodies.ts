import { describe, expect, test } from 'vitest';
import { errorOf, type ContractApi } from './api.ts';

const register = { name: 'Ana', email: 'ana@porchlight.test', password: 'Maple-Door-58' };
const contact = {
  name: 'Ana',
  email: 'ana@porchlight.test',
  subject: 'S',
  category: 'account',
  message: 'M',
};
const report = {
  reporter_name: 'Ben',
  reporter_email: 'ben@porchlight.test',
  report_type: 'scam',
  urgency: 'high',
  subject: 'S',
  description: 'D',
};

/** Contract for JSON bodies with wrong types or unknown fields. */
export function bodiesContract(api: () => ContractApi): void {
  const forms: [string, object, string[]][] = [
    ['/auth/register', register, ['name', 'email', 'password']],
    ['/auth/login', register, ['email', 'password']],
    ['/auth/forgot-password', register, ['email']],
    ['/support/contact', contact, Object.keys(contact)],
    ['/support/report', report, Object.keys(report)],
  ];

  describe('bodies', () => {
    test.each(forms)('%s accepts only strings as text', async (path, form, fields) => {
      for (const field of fields) {
        for (const value of [12_345_678, true, ['Porchlight1'], { text: 'Porchlight1' }]) {
          const answer = await api().call('POST', path, { json: { ...form, [field]: value } });
          expect([field, value, answer.status]).toEqual([field, value, 422]);
          expect(Object.keys((await errorOf(answer)).errors ?? {})).toEqual([field]);
        }
      }
    });

    test.each(['title', 'description', 'contact_email', 'contact_phone', 'location', 'category_id'])(
      'the %s of a listing must be a string',
      async (field) => {
        const { token } = await api().newUser();
        const json = await api().listingBody({ [field]: 5_125_550_100 });
        const answer = await api().call('POST', '/listings', { token, json });
        expect(answer.status).toBe(422);
        expect(Object.keys((await errorOf(answer)).errors ?? {})).toEqual([field]);
      },
    );

    test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
      'an unknown field named %s is ignored',
      async (name) => {
        const body = `{"${name}":${JSON.stringify(register)}}`;
        const answer = await api().call('POST', '/auth/login', {
          body,
          headers: { 'content-type': 'application/json' },
        });
        expect(answer.status).toBe(422);
        expect(Object.keys((await errorOf(answer)).errors ?? {})).toEqual(['email', 'password']);
      },
    );
  });
}
