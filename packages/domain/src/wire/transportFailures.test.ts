import { describe, expect, it } from 'vitest';
import { attempts, common, errors } from '../texts/index.ts';
import {
  loadFailureText,
  mayComeYet,
  tooManyRequestsText,
  transportFailureText,
} from './transportFailures.ts';

/** The error of a call, its text, and whether it is temporary. */
const failures: [call: unknown, text: string, isPassing: boolean][] = [
  [{ kind: 'network' }, errors.offline, true],
  [{ kind: 'timeout' }, errors.timedOut, true],
  [{ kind: 'malformed' }, errors.unreadable, true],
  // Whatever its status.
  [{ kind: 'malformed', status: 200 }, errors.unreadable, true],
  [{ kind: 'http', status: 408 }, errors.timedOut, true],
  [{ kind: 'http', status: 429 }, attempts.tooMany, true],
  [{ kind: 'http', status: 429, retryAfter: 900 }, attempts.tooManyFor('15 minutes'), true],
  [{ kind: 'http', status: 500 }, errors.serverBusy, true],
  [{ kind: 'http', status: 503 }, errors.serverBusy, true],
  [{ kind: 'http', status: 401 }, errors.signInNeeded, false],
  [{ kind: 'http', status: 403 }, errors.notYours, false],
  [{ kind: 'http', status: 404 }, errors.notThere, false],
  [{ kind: 'http', status: 410 }, errors.notThere, false],
  [{ kind: 'http', status: 422 }, common.somethingWentWrongTryAgain, false],
  // Errors of another class than the app's own.
  [{ status: 502 }, errors.serverBusy, true],
  [{ status: 0 }, errors.offline, true],
  [{}, errors.offline, true],
  [new Error('broken'), errors.offline, true],
  [undefined, errors.offline, true],
];

it.each(failures)('loadFailureText: %j reads %j', (call, text) => {
  expect(loadFailureText(call)).toBe(text);
});

it.each(failures)('transportFailureText: %j has a text: %j, %s', (call, text, isPassing) => {
  expect(transportFailureText(call)).toBe(isPassing ? text : undefined);
});

it.each(failures)('mayComeYet: %j reads %j', (call, text) => {
  expect(mayComeYet(call)).toBe(text !== errors.notThere);
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
