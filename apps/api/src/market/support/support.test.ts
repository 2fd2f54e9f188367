import { brand, texts, type CreatedAnswer, type ErrorBody } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { dataOf } from '../../testing/people.ts';

const contact = {
  name: 'Ana',
  email: 'ana@example.test',
  subject: 'A question',
  category: 'account',
  message: 'How do I change my address?\nThank you.',
};
const report = {
  reporter_name: 'Ben',
  reporter_email: 'ben@example.test',
  report_type: 'scam',
  urgency: 'high',
  user_reported: 'Eve',
  listing_url: 'https://porchlight.test/listings/1',
  subject: 'Looks wrong',
  description: 'Asked for gift cards.',
  evidence: 'Screenshots on request.',
};

describeOnDatabases(
  'support',
  (server) => {
    const send = (path: string, json: unknown, headers: Record<string, string> = {}) =>
      server().request('POST', `/api/v1/support/${path}`, { json, headers });
    const mailsOf = async (subject: string) => {
      await server().runJobs();
      return server().mails.filter((mail) => mail.subject.includes(subject));
    };

    describe('POST /support/contact', () => {
      test('keeps the message and mails it to support, to be answered to the sender', async () => {
        const answer = await send('contact', contact);
        expect(answer.status).toBe(201);
        const { id } = await dataOf<CreatedAnswer>(answer);
        expect(
          await server().db.query(
            'SELECT name, email, category, subject, message FROM support_messages WHERE id = $1',
            [id],
          ),
        ).toEqual([contact]);
        const [mail] = await mailsOf('A question');
        expect(mail).toMatchObject({
          to: brand.supportEmail,
          replyTo: 'ana@example.test',
          subject: '[account] A question',
        });
        expect(mail?.text).toContain(contact.message);
        expect(mail?.text).toContain(id);
      });

      test.each([
        ['name', '', texts.contact.nameRequired],
        ['name', 'x'.repeat(101), texts.contact.nameTooLong],
        ['email', 'ana', texts.contact.emailInvalid],
        ['email', `${'a'.repeat(250)}@b.test`, texts.contact.emailTooLong],
        ['category', 'gossip', texts.contact.categoryRequired],
        ['subject', ' ', texts.contact.subjectRequired],
        ['subject', 'x'.repeat(256), texts.contact.subjectTooLong],
        ['message', undefined, texts.contact.messageRequired],
        ['message', 'x'.repeat(5001), texts.contact.messageTooLong],
        ['message', ['a', 'b'], texts.contact.messageRequired],
      ])('%s is checked (%#)', async (field, value, text) => {
        const answer = await send('contact', { ...contact, [field]: value });
        expect(answer.status).toBe(422);
        expect(((await answer.json()) as ErrorBody).errors?.[field]).toContain(text);
      });
    });

    describe('POST /support/report', () => {
      test('keeps the report, mails it, and confirms it without repeating a word of it', async () => {
        const answer = await send('report', { ...report, id: 'mine', created_at: 'then' });
        expect(answer.status).toBe(201);
        const { id } = await dataOf<CreatedAnswer>(answer);
        const [row] = await server().db.query('SELECT * FROM reports WHERE id = $1', [id]);
        expect(row).toMatchObject({ ...report, contact_preference: 'email' });
        const [mail] = await mailsOf('Looks wrong');
        expect(mail).toMatchObject({
          to: brand.reportsEmail,
          replyTo: 'ben@example.test',
          subject: '[high] scam: Looks wrong',
        });
        for (const text of [report.description, report.evidence, report.user_reported, report.listing_url]) {
          expect(mail?.text).toContain(text);
        }
        const [confirmation] = await mailsOf(`We received your report (#${id.slice(-6).toUpperCase()})`);
        expect(confirmation?.to).toBe('ben@example.test');
        for (const text of Object.values(report).slice(4)) expect(confirmation?.text).not.toContain(text);
      });

      test('a reporter who declined contact gets no confirmation', async () => {
        const { id } = await dataOf<CreatedAnswer>(
          send('report', { ...report, subject: 'Quiet', contact_preference: 'none' }),
        );
        expect(await mailsOf('Quiet')).toHaveLength(1);
        expect(await mailsOf(id)).toEqual([]);
      });

      test('optional fields may be absent, empty or null', async () => {
        const { user_reported: _user, listing_url: _url, ...least } = report;
        const answer = await send('report', { ...least, evidence: '', contact_preference: '' });
        expect(answer.status).toBe(201);
        const { id } = await dataOf<CreatedAnswer>(answer);
        const [row] = await server().db.query(
          'SELECT user_reported, listing_url, evidence FROM reports WHERE id = $1',
          [id],
        );
        expect(row).toEqual({ user_reported: null, listing_url: null, evidence: null });
      });

      test.each([
        ['listing_url', 'javascript:alert(1)', texts.report.listingUrlInvalid],
        ['listing_url', 'not a url', texts.report.listingUrlInvalid],
        ['report_type', 'boredom', texts.report.typeRequired],
        ['urgency', 'asap', texts.report.urgencyRequired],
        ['reporter_email', 'ben@', texts.report.emailInvalid],
        ['description', 'x'.repeat(5001), texts.report.descriptionTooLong],
        ['evidence', 'x'.repeat(5001), texts.report.evidenceTooLong],
        ['user_reported', 'x'.repeat(256), texts.report.userReportedTooLong],
        ['contact_preference', 'pigeon', texts.report.preferenceInvalid],
      ])('%s is checked (%#)', async (field, value, text) => {
        const answer = await send('report', { ...report, [field]: value });
        expect(answer.status).toBe(422);
        expect(((await answer.json()) as ErrorBody).errors?.[field]).toContain(text);
      });
    });

    describe('Idempotency-Key', () => {
      test.each([
        ['contact', contact],
        ['report', report],
      ])('a %s sent twice, even in parallel, is stored and emailed once', async (path, form) => {
        const headers = { 'idempotency-key': `${path}-1` };
        const json = { ...form, subject: `Once ${path}` };
        const answers = await Promise.all(Array.from({ length: 5 }, () => send(path, json, headers)));
        expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
        const ids = await Promise.all(
          answers.map(async (answer) => (await dataOf<CreatedAnswer>(answer)).id),
        );
        expect(new Set(ids).size).toBe(1);
        expect(await mailsOf(`Once ${path}`)).toHaveLength(1);
        expect((await send(path, { ...json, subject: 'Other' }, headers)).status).toBe(409);
      });
    });

    test("a name can't add a line to the email", async () => {
      const name = 'Eve\r\nCategory: safety\u2028Subject: pay here';
      const subject = 'One line each';
      expect((await send('contact', { ...contact, name, subject })).status).toBe(201);
      const [mail] = await mailsOf(subject);
      expect(mail?.text.split('\n\n')[0]?.split('\n')).toHaveLength(4);
      expect(mail?.text).toContain('From: Eve Category: safety Subject: pay here (');
    });

    test('hostile text is stored as text', async () => {
      const subject = "'); DROP TABLE reports; --\u2028Bcc: eve@example.test";
      const answer = await send('contact', {
        ...contact,
        subject,
        message: 'a\0b \ud800 <script>alert(1)</script>',
      });
      const { id } = await dataOf<CreatedAnswer>(answer);
      const [row] = await server().db.query('SELECT subject, message FROM support_messages WHERE id = $1', [
        id,
      ]);
      expect(row).toEqual({ subject, message: 'ab \ufffd <script>alert(1)</script>' });
    });
  },
  { settings: { rateLimits: false } },
);

describeOnDatabases('support rate limits', (server) => {
  test('ten forms an hour from one address', async () => {
    const send = (address: string) =>
      server().request('POST', '/api/v1/support/contact', { json: contact, address });
    for (let sent = 0; sent < 10; sent += 1) expect((await send('192.0.2.7')).status).toBe(201);
    const refused = await send('::ffff:192.0.2.7');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await send('192.0.2.8')).status).toBe(201);
  });
});
