import { describe, expect, it } from 'vitest';
import type { Schema } from 'yup';
import { checkInput } from './checkInput.ts';
import {
  contactSchema,
  emailChangeSchema,
  forgotPasswordSchema,
  loginSchema,
  messageInputSchema,
  messageSchema,
  passwordChangeSchema,
  registerInputSchema,
  registerSchema,
  replySchema,
  reportSchema,
  resetPasswordInputSchema,
  resetPasswordSchema,
} from './index.ts';

type Row = [field: string, change: object, text: string | undefined];

function textFor(schema: Schema, valid: object, [field, change]: Row): string | undefined {
  const checked = checkInput(schema, { ...valid, ...change });
  return checked.ok ? undefined : checked.errors[field]?.[0];
}

const email = 'ana@porchlight.test';
const longEmail = `a@${'b.'.repeat(130)}test`;
const emailRows: Row[] = [
  ['email', { email: '' }, 'Email is required'],
  ['email', { email: undefined }, 'Email is required'],
  ['email', { email: 'ana' }, 'Please enter a valid email address'],
  ['email', { email: { a: 1 } }, 'Please enter a valid email address'],
  ['email', { email: { toString: 'x' } }, 'Please enter a valid email address'],
  ['email', { email: longEmail }, 'Email is too long'],
  ['email', { email: ` ${email} ` }, undefined],
];

const ownPassword = 'Password is your own name or address. Please choose another one';

describe('register', () => {
  const valid = { name: 'Ana', email, password: 'secret', confirmPassword: 'secret' };
  it.each<Row>([
    ...emailRows,
    ['name', { name: ' ' }, 'Name is required'],
    ['name', { name: 'a'.repeat(101) }, 'Name is too long'],
    ['name', { name: '\u202E\u3164' }, 'Name is required'],
    ['name', { name: '💡' }, 'Name needs a letter or a number'],
    ['name', { name: 'Win at evil.example' }, 'Name cannot hold a link or an address'],
    ['name', { name: 'Ana ✔' }, 'Name cannot hold a mark that looks like a badge'],
    [
      'name',
      { name: 'Porchlight Team' },
      "Choose a name that doesn't look like it belongs to Porchlight or its staff",
    ],
    ['password', { name: 'Ana Sousa', password: 'ana.sousa' }, ownPassword],
    ['password', { password: email }, ownPassword],
    ['password', { email: 'neighbor@porchlight.test', password: 'Neighbor' }, ownPassword],
    ['password', { password: '' }, 'Password is required'],
    ['password', { password: '12345' }, 'Password must be at least 6 characters long'],
    ['password', { password: '123456', confirmPassword: '123456' }, undefined],
    ['password', { password: ' 2345 ', confirmPassword: ' 2345 ' }, undefined],
    ['password', { password: 'a'.repeat(129) }, 'Password is too long'],
    ['confirmPassword', { confirmPassword: 'other' }, 'Passwords do not match'],
    ['confirmPassword', { confirmPassword: '' }, 'Passwords do not match'],
    ['confirmPassword', { confirmPassword: undefined }, 'Passwords do not match'],
  ])('%s of %j: %s', (...row) => {
    expect(textFor(registerSchema, valid, row)).toBe(row[2]);
  });

  it('keeps a name as one line without invisible characters', () => {
    const checked = checkInput(registerInputSchema, { ...valid, name: 'Ana\r\n\u202ESou\u200Bsa ' });
    expect(checked).toMatchObject({ ok: true, value: { name: 'Ana Sousa' } });
  });

  it('needs no confirmation in the body', () => {
    const checked = checkInput(registerInputSchema, {
      name: ' Ana ',
      email,
      password: 'secret',
      verified: true,
    });
    expect(checked).toEqual({ ok: true, value: { name: 'Ana', email, password: 'secret' } });
  });
});

describe('login', () => {
  it.each<Row>([
    ...emailRows,
    ['password', { password: '' }, 'Password is required'],
    ['password', { password: 'x' }, undefined],
    ['password', { password: 'x'.repeat(129) }, 'Password is too long'],
  ])('%s of %j: %s', (...row) => {
    expect(textFor(loginSchema, { email, password: 'secret' }, row)).toBe(row[2]);
  });
});

describe('forgotten password', () => {
  it.each(emailRows)('%s of %j: %s', (...row) => {
    expect(textFor(forgotPasswordSchema, { email }, row)).toBe(row[2]);
  });
});

describe('new password after a reset link', () => {
  const valid = { password: 'Porchlight1', confirmPassword: 'Porchlight1' };
  const classes = 'Password must contain at least one lowercase letter, one uppercase letter, and one number';
  it.each<Row>([
    ['password', { password: 'Short1' }, 'Password must be at least 8 characters'],
    ['password', { password: undefined }, 'Password must be at least 8 characters'],
    ['password', { password: `Aa1${'x'.repeat(126)}` }, 'Password is too long'],
    ['password', { password: `Aa1${'x'.repeat(125)}` }, undefined],
    ['password', { password: 'porchlight1' }, classes],
    ['password', { password: 'PORCHLIGHT1' }, classes],
    ['password', { password: 'Porchlight' }, classes],
    ['confirmPassword', { confirmPassword: 'Porchlight2' }, "Passwords don't match"],
    ['confirmPassword', { confirmPassword: '' }, "Passwords don't match"],
  ])('%s of %j: %s', (...row) => {
    expect(textFor(resetPasswordSchema, valid, row)).toBe(row[2]);
  });

  it('needs the token in the body', () => {
    expect(checkInput(resetPasswordInputSchema, valid)).toEqual({
      ok: false,
      errors: { token: ['Invalid or missing reset token. Please request a new password reset.'] },
    });
    expect(checkInput(resetPasswordInputSchema, { ...valid, token: 't' }).ok).toBe(true);
  });
});

describe('changing the email address', () => {
  it.each<Row>([
    ['email', { email: '' }, 'New email is required'],
    ['email', { email: 'ana' }, 'Please enter a valid email address'],
    ['email', { email: longEmail }, 'Email is too long'],
    ['password', { password: '' }, 'Current password is required'],
    ['password', { password: 'x'.repeat(129) }, 'Password is too long'],
    ['email', {}, undefined],
  ])('%s of %j: %s', (...row) => {
    expect(textFor(emailChangeSchema, { email, password: 'secret' }, row)).toBe(row[2]);
  });
});

describe('changing the password', () => {
  const valid = { currentPassword: 'secret', newPassword: 'porchlight', confirmPassword: 'porchlight' };
  it.each<Row>([
    ['currentPassword', { currentPassword: '' }, 'Current password is required'],
    ['currentPassword', { currentPassword: 'x'.repeat(129) }, 'Password is too long'],
    ['newPassword', { newPassword: '' }, 'New password is required'],
    ['newPassword', { newPassword: 'short' }, 'Password must be at least 8 characters'],
    ['newPassword', {}, undefined],
    ['newPassword', { newPassword: 'a'.repeat(129) }, 'Password is too long'],
    ['confirmPassword', { confirmPassword: '' }, 'Please confirm the new password'],
    ['confirmPassword', { confirmPassword: 'other' }, 'New passwords do not match'],
  ])('%s of %j: %s', (...row) => {
    expect(textFor(passwordChangeSchema, valid, row)).toBe(row[2]);
  });
});

describe('messages', () => {
  const valid = { subject: 'Hello', content: 'Is it still there?' };
  it.each<Row>([
    ['content', { content: '' }, 'Please write a message'],
    ['content', { content: ' \n ' }, 'Please write a message'],
    ['content', { content: 'a'.repeat(5000) }, undefined],
    ['content', { content: 'a'.repeat(5001) }, 'Message must be less than 5000 characters'],
    ['content', { content: `a${'\r\n'.repeat(4998)}a` }, undefined],
    ['subject', { subject: '' }, undefined],
    ['subject', { subject: null }, undefined],
    ['subject', { subject: 'a'.repeat(255) }, undefined],
    ['subject', { subject: 'a'.repeat(256) }, 'Subject must be less than 255 characters'],
  ])('%s of %j: %s', (...row) => {
    expect(textFor(messageSchema, valid, row)).toBe(row[2]);
  });

  it('reads an absent subject as an empty one and needs a listing', () => {
    expect(checkInput(messageSchema, { content: ' Hi ' })).toEqual({
      ok: true,
      value: { subject: '', content: 'Hi' },
    });
    expect(checkInput(messageInputSchema, valid).ok).toBe(false);
    expect(checkInput(messageInputSchema, { ...valid, listing_id: 'l1' }).ok).toBe(true);
  });

  it.each<Row>([
    ['content', { content: ' ' }, 'Please write a reply'],
    ['content', { content: 'Yes' }, undefined],
    ['content', { content: 'a'.repeat(5001) }, 'Message must be less than 5000 characters'],
  ])('reply: %s of %j: %s', (...row) => {
    expect(textFor(replySchema, {}, row)).toBe(row[2]);
  });
});

describe('contact', () => {
  const valid = { name: 'Ana', email, category: 'account', subject: 'Hello', message: 'A question.' };
  it.each<Row>([
    ...emailRows,
    ['name', { name: '' }, 'Name is required'],
    ['name', { name: 'a'.repeat(101) }, 'Name is too long'],
    ['category', { category: '' }, 'Please select a category'],
    ['category', { category: 'gossip' }, 'Please select a category'],
    ...['account', 'listing', 'payment', 'messaging', 'technical', 'safety', 'feature', 'other'].map(
      (category): Row => ['category', { category }, undefined],
    ),
    ['subject', { subject: '' }, 'Subject is required'],
    ['subject', { subject: 'a'.repeat(256) }, 'Subject is too long'],
    ['message', { message: ' ' }, 'Message is required'],
    ['message', { message: 'a'.repeat(5001) }, 'Message is too long'],
  ])('%s of %j: %s', (...row) => {
    expect(textFor(contactSchema, valid, row)).toBe(row[2]);
  });
});

describe('report', () => {
  const valid = {
    reporter_name: 'Ana',
    reporter_email: email,
    report_type: 'scam',
    urgency: 'medium',
    subject: 'Fake photos',
    description: 'The photos are from a catalog.',
  };
  it.each<Row>([
    ['reporter_name', { reporter_name: '' }, 'Your name is required'],
    ['reporter_email', { reporter_email: '' }, 'Your email is required'],
    ['reporter_email', { reporter_email: 'ana' }, 'Please enter a valid email address'],
    ['report_type', { report_type: '' }, 'Please select a report type'],
    ['report_type', { report_type: 'rumour' }, 'Please select a report type'],
    ...[
      'scam',
      'harassment',
      'inappropriate-content',
      'spam',
      'prohibited-items',
      'fake-listing',
      'payment-issue',
      'identity-theft',
      'technical',
      'other',
    ].map((type): Row => ['report_type', { report_type: type }, undefined]),
    ['urgency', { urgency: undefined }, 'Please select an urgency'],
    ['urgency', { urgency: 'yesterday' }, 'Please select an urgency'],
    ...['low', 'medium', 'high', 'critical'].map((urgency): Row => ['urgency', { urgency }, undefined]),
    ['subject', { subject: '' }, 'Subject is required'],
    ['description', { description: '' }, 'Description is required'],
    ['description', { description: 'a'.repeat(5001) }, 'Description is too long'],
    ['listing_url', { listing_url: '' }, undefined],
    ['listing_url', { listing_url: 'https://porchlight.test/listings/1' }, undefined],
    ['listing_url', { listing_url: 'porchlight.test/listings/1' }, 'Please enter a valid URL'],
    ['listing_url', { listing_url: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    ['listing_url', { listing_url: 'ftp://porchlight.test' }, 'Please enter a valid URL'],
    ['evidence', { evidence: 'a'.repeat(5001) }, 'The answer to “What can you show?” is too long'],
    ['evidence', { evidence: null }, undefined],
    ['user_reported', { user_reported: '' }, undefined],
    ...['email', 'none', 'urgent', '', null, undefined].map((preference): Row => [
      'contact_preference',
      { contact_preference: preference },
      undefined,
    ]),
    ['contact_preference', { contact_preference: 'pigeon' }, 'Please select a contact preference'],
  ])('%s of %j: %s', (...row) => {
    expect(textFor(reportSchema, valid, row)).toBe(row[2]);
  });

  it('prefers email by default and leaves empty fields out', () => {
    const checked = checkInput(reportSchema, {
      ...valid,
      listing_url: '',
      evidence: ' ',
      user_reported: null,
    });
    expect(checked).toEqual({ ok: true, value: { ...valid, contact_preference: 'email' } });
  });
});
