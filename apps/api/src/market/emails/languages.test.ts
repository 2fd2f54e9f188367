import type { AuthAnswer, User } from '@porchlight/domain';
import { describe, expect, it, test } from 'vitest';
import { emailSamplesIn } from '../../testing/emailSamples.ts';
import { caller, dataOf, PASSWORD, person } from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { decidedMail } from './decisionTemplates.ts';
import { messageNews, offerNews, statusNews } from './noticeTemplates.ts';
import { wordsIn } from './wordsIn.ts';

/** Every text of a catalog by its keys; functions are called with texts that read the same in any place. */
function textsOf(value: unknown, keys = ''): [string, string][] {
  if (typeof value === 'string') return [[keys, value]];
  if (typeof value === 'function') return [[keys, String(value(2, 'X', 'Y'))]];
  return Object.entries(value ?? {}).flatMap(([key, part]) => textsOf(part, `${keys}.${key}`));
}

test('every text of an email has a Spanish one', () => {
  const english = new Map(textsOf(wordsIn.en));
  const spanish = new Map(textsOf(wordsIn.es));
  expect([...spanish.keys()]).toEqual([...english.keys()]);
  // It names the listing, and says nothing.
  const same = [...english].filter(([key, text]) => spanish.get(key) === text).map(([key]) => key);
  expect(same).toEqual(['.templates.listingExpires.named']);
  expect([...spanish.values()].filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([]);
});

test.each(Object.entries(emailSamplesIn('es')))(
  '%s: is marked as Spanish and leads to Spanish pages',
  (_kind, { text, html = '' }) => {
    expect(html).toContain('<html lang="es">');
    const links = [...text.matchAll(/https:\/\/porchlight\.test(\S*)/g)].map(([, path]) => path);
    expect(links.filter((path) => !path?.startsWith('/es/'))).toEqual([]);
    expect(text).toContain('El equipo de Porchlight');
  },
);

describe('sentences that depend on what happened', () => {
  const from = { name: 'Ben', listing: { title: 'Mesa', price: '$20' } };
  const ana = { name: 'Ana', email: 'ana@porchlight.test', verified: true, locale: 'es' } as const;
  const decision = { subject: 'person', title: 'Ana', listing: null, reason: 'scam', words: '' } as const;
  const decided = (kind: 'suspend' | 'warn' | 'restore', days: number | null = null) =>
    decidedMail(ana, { ...decision, kind, days }, 'https://porchlight.test').text.split('\n\n')[1];

  it.each([
    [messageNews('es', from, true).line, 'Novedades de Ben sobre “Mesa”'],
    [messageNews('es', { name: 'Ben' }, false).line, 'Ben te escribió'],
    [offerNews('es', from, { amount: 19.5 }).line, 'Ben ofrece $19.50 por “Mesa”'],
    [offerNews('es', from, { isAccepted: true }).line, 'Ben aceptó tu oferta por “Mesa”'],
    [offerNews('es', from, { isAccepted: false }).line, 'Ben rechazó tu oferta por “Mesa”'],
    [statusNews('es', from.listing, 'sold').line, '“Mesa” se vendió'],
    [statusNews('es', from.listing, 'reserved').line, '“Mesa” está reservado'],
    [wordsIn.es.notices.more(1), 'Y 1 novedad más.'],
    [wordsIn.es.notices.more(3), 'Y 3 novedades más.'],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });

  it('a decision', () => {
    expect(decided('suspend', 1)).toMatch(/^Tu cuenta de Porchlight está suspendida por un día\. /);
    expect(decided('suspend', 7)).toMatch(/^Tu cuenta de Porchlight está suspendida por 7 días\. /);
    expect(decided('suspend')).toMatch(/^Tu cuenta de Porchlight está suspendida de forma permanente\. /);
    expect(decided('restore')).toMatch(/^Tu cuenta de Porchlight volvió a la normalidad\. /);
    expect(decided('warn')).toBe(
      'Una advertencia de Porchlight. Se trata de tu cuenta de Porchlight. No tomamos ninguna otra medida.',
    );
  });
});

describeOnDatabases('the language of emails', (server) => {
  const call = caller(server);
  const spanish = { 'accept-language': 'es-MX,es;q=0.9' };

  async function mailTo(address: string) {
    await server().runJobs();
    return server().mails.findLast(({ to }) => to === address);
  }

  it('is that of the registration', async () => {
    const email = 'registered-es@porchlight.test';
    const answer = await call(
      'POST',
      '/auth/register',
      undefined,
      { name: 'Eva', email, password: PASSWORD },
      spanish,
    );
    expect((await dataOf<AuthAnswer>(answer)).user.language).toBe('es');
    const mail = await mailTo(email);
    expect(mail?.subject).toBe('Confirma tu correo electrónico para Porchlight');
    expect(mail?.text).toContain('/es/confirm-email#');
  });

  it('is the one that the user chose, whatever the language of the request', async () => {
    const ana = await person(server());
    await server().db.query('UPDATE users SET verified = true WHERE id = $1', [ana.id]);
    const chosen = await call('PUT', '/auth/language', ana, { language: 'es' });
    expect((await dataOf<User>(chosen)).language).toBe('es');
    await call(
      'POST',
      '/auth/forgot-password',
      undefined,
      { email: ana.user.email },
      {
        'accept-language': 'en',
      },
    );
    expect(await mailTo(ana.user.email)).toMatchObject({
      subject: 'Restablece tu contraseña de Porchlight',
      text: expect.stringContaining('/es/reset-password#'),
    });
    await call('PUT', '/auth/language', ana, { language: 'en' });
    await call('POST', '/auth/forgot-password', undefined, { email: ana.user.email }, spanish);
    expect((await mailTo(ana.user.email))?.subject).toBe('Reset your Porchlight password');
  });

  it('is that of the form for a reporter without an account', async () => {
    const email = 'reporter-es@porchlight.test';
    const report = {
      reporter_name: 'Eva',
      reporter_email: email,
      report_type: 'scam',
      urgency: 'low',
      subject: 'Una estafa',
      description: 'Pide que pague por adelantado.',
      contact_preference: 'email',
    };
    await call('POST', '/support/report', undefined, report, spanish);
    expect((await mailTo(email))?.subject).toMatch(/^Recibimos tu reporte \(#/);
    const team = server().mails.find(({ replyTo, html }) => replyTo === email && html === undefined);
    expect(team?.text).toContain('Wants to hear back: email');
  });

  it('is that of the account for a reporter with one', async () => {
    const ana = await person(server());
    await server().runJobs();
    const report = {
      reporter_name: 'Ana',
      reporter_email: ana.user.email,
      report_type: 'spam',
      urgency: 'low',
      subject: 'Spam',
      description: 'The same message again and again.',
      contact_preference: 'email',
    };
    await call('POST', '/support/report', ana, report, spanish);
    expect((await mailTo(ana.user.email))?.subject).toMatch(/^We received your report/);
  });
});
