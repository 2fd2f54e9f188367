import { describe, expect, test } from 'vitest';
import * as domain from './index.ts';
import { nameProblem } from './account/names.ts';
import { nudgeIn } from './messages/nudges.ts';
import { hostileAlphabets, longText } from './testing/hostileTexts.ts';
import { hasVisibleLetter, singleLine, withoutInvisible } from './text/visibleText.ts';

const { limits } = domain;

/**
 * Functions that read text from outside. Normalizing sorts the combining marks of a letter, which takes quadratic
 * time: where it is done, the schemas pass at most the raw limit of a field.
 */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  withoutInvisible,
  singleLine: (text) => singleLine(text.slice(0, limits.titleMax * limits.rawTextFactor)),
  hasVisibleLetter,
  normalizeNewlines: domain.normalizeNewlines,
  toWellFormed: domain.toWellFormed,
  isEmail: domain.isEmail,
  isWebUrl: domain.isWebUrl,
  safeHref: domain.safeHref,
  safeReturnTo: domain.safeReturnTo,
  reportedThing: domain.reportedThing,
  parseAmount: domain.parseAmount,
  parseDate: domain.parseDate,
  phoneHref: domain.phoneHref,
  plainPhone: (text) => domain.plainPhone(text.slice(0, limits.phoneMax * limits.rawTextFactor)),
  deviceOf: domain.deviceOf,
  decodeToken: domain.decodeToken,
  kindsOfToken: domain.kindsOfToken,
  readBounds: domain.readBounds,
  conversationWords: domain.conversationWords,
  placeQuery: domain.placeQuery,
  compressedName: (text) => domain.compressedName(text, 'image/png'),
  isOwnPassword: (text) =>
    domain.isOwnPassword(text.slice(0, limits.passwordMax), {
      name: text.slice(0, limits.nameMax),
      email: text.slice(0, limits.emailMax),
    }),
  passwordStrength: domain.passwordStrength,
  nudgeIn,
  nameProblem: (text) => nameProblem(text.slice(0, limits.nameMax)),
  parseSearch: (text) => domain.parseSearch(inEvery(text)),
  readListingsQuery: (text) => domain.readListingsQuery(inEvery(text)),
  readMyListingsQuery: (text) => domain.readMyListingsQuery(inEvery(text)),
};

const parameters = [
  'q query category category_id mainCategory location near radius min_price max_price price_period bounds',
  'with_photos posted_within condition without_sellers spelling sort sort_by order sort_order status page limit',
  'user_id exclude anchor cursor view',
].flatMap((names) => names.split(' '));

/** Every parameter of a search, with the same text. */
function inEvery(text: string): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of parameters) params.set(name, text);
  return params;
}

/** Milliseconds of CPU time, the minimum of a few runs: ignores what else the process did in one of them. */
function leastCpu(work: () => void, enough: number): number {
  let least = Infinity;
  for (let time = 0; time < 5 && least > enough; time += 1) {
    const before = process.cpuUsage();
    work();
    least = Math.min(least, process.cpuUsage(before).user / 1000);
  }
  return least;
}

const UNITS = 10_000;

describe('reading a long text takes linear time', () => {
  test.each(Object.entries(readers))('%s', (_name, read) => {
    for (const [kind, alphabet] of Object.entries(hostileAlphabets)) {
      const text = longText(alphabet, UNITS);
      // Quadratic work takes some hundred milliseconds and more.
      const cpu = leastCpu(() => void read(text), 50);
      expect([kind, cpu <= 50 ? 'quick' : cpu]).toEqual([kind, 'quick']);
    }
  });
});
