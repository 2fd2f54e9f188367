import { describe, expect, it } from 'vitest';
import { attempts, errors } from './texts/index.ts';
import { tooManyRequestsText, transportFailureText } from './transportFailures.ts';

describe('transportFailureText', () => {
  it.each([
    [undefined, errors.offline],
    [0, errors.offline],
    [429, attempts.tooMany],
    [500, errors.serverBusy],
    [503, errors.serverBusy],
    [400, undefined],
    [401, undefined],
    [422, undefined],
  ])('%s reads %j', (status, text) => {
    expect(transportFailureText(status)).toBe(text);
  });

  it('names the time where the server does', () => {
    expect(transportFailureText(429, 900)).toBe('Too many attempts. Please try again in 15 minutes.');
  });
});

describe('tooManyRequestsText', () => {
  it.each([
    [1, 'a minute'],
    [60, 'a minute'],
    [61, '2 minutes'],
    [899.5, '15 minutes'],
    [3540, '59 minutes'],
    [3541, 'an hour'],
    [3600, 'an hour'],
    [3601, '61 minutes'],
    [5401, '2 hours'],
    [86_400, '24 hours'],
  ])('%d seconds are %s', (seconds, wait) => {
    expect(tooManyRequestsText(seconds)).toBe(`Too many attempts. Please try again in ${wait}.`);
  });

  it.each([undefined, 0, -5, Number.NaN])('%s is no time', (seconds) => {
    expect(tooManyRequestsText(seconds)).toBe(attempts.tooMany);
  });
});
