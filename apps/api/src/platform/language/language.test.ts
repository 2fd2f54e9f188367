import { type ErrorBody, sentences, texts } from '@porchlight/domain';
import { spanish } from '@porchlight/domain/spanish';
import { expect, it } from 'vitest';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { inLanguage } from './index.ts';

it('says a constant sentence and one with values in each language', () => {
  const { notFound } = texts.refusals.request;
  expect([inLanguage(notFound, 'en'), inLanguage(notFound, 'es')]).toEqual([
    notFound,
    spanish.refusals.request.notFound,
  ]);
  const days = sentences.daysOutOfRange();
  expect([inLanguage(days, 'en'), inLanguage(days, 'es')]).toEqual(['From 7 to 90 days.', 'De 7 a 90 días.']);
});

describeOnDatabases('the language of a response', (test) => {
  const ask = (language?: string) =>
    test().request('GET', '/api/v1/listings?radius=7&near=Austin,%20TX', {
      ...(language !== undefined && { headers: { 'accept-language': language } }),
    });

  it('is English by default', async () => {
    for (const language of [undefined, '', 'fr', 'en-GB, es;q=0.5']) {
      const { message, errors } = (await (await ask(language)).json()) as ErrorBody;
      expect(message).toBe('Must be one of: 5, 10, 25, 50, 100, any.');
      expect(errors).toEqual({ radius: [message] });
    }
  });

  it('is the one that the request accepts, with the same names for programs', async () => {
    const response = await ask('es-MX, es;q=0.9, en;q=0.8');
    expect(response.headers.get('vary')).toContain('Accept-Language');
    expect(await response.json()).toMatchObject({
      message: 'Debe ser uno de estos valores: 5, 10, 25, 50, 100, any.',
      code: 'invalid',
      reason: 'refusals.params.radius',
      errors: { radius: ['Debe ser uno de estos valores: 5, 10, 25, 50, 100, any.'] },
    });
  });

  it('holds for a message of success', async () => {
    const response = await test().request('POST', '/api/v1/auth/forgot-password', {
      json: { email: 'ana@porchlight.test' },
      headers: { 'accept-language': 'es' },
    });
    expect(await response.json()).toEqual({ data: { message: spanish.refusals.account.resetSent } });
  });
});
