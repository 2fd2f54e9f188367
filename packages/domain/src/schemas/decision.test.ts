import { expect, it } from 'vitest';
import { texts } from '../rules.ts';
import { checkInput } from './checkInput.ts';
import { decisionInputSchema } from './decision.ts';

const valid = { kind: 'warn', reason: 'spam', words: '', version: 3 };

it.each<[object, string, string | undefined]>([
  [{}, 'kind', undefined],
  [{ kind: 'praise' }, 'kind', texts.moderation.kindRequired],
  [{ reason: undefined }, 'reason', texts.moderation.reasonRequired],
  [{ reason: 'other' }, 'words', texts.moderation.wordsRequired],
  [{ reason: 'other', words: ' \n ' }, 'words', texts.moderation.wordsRequired],
  [{ reason: 'other', words: 'Theirs is not for sale.' }, 'words', undefined],
  [{ words: undefined }, 'words', undefined],
  [{ words: 7 }, 'words', texts.moderation.wordsRequired],
  [{ words: 'a'.repeat(2000) }, 'words', undefined],
  [{ words: 'a'.repeat(2001) }, 'words', texts.moderation.wordsTooLong],
  [{ days: 7 }, 'days', texts.moderation.daysOnlySuspended],
  [{ days: null }, 'days', texts.moderation.daysOnlySuspended],
  [{ kind: 'suspend' }, 'days', texts.moderation.daysRequired],
  [{ kind: 'suspend', days: 2 }, 'days', texts.moderation.daysRequired],
  [{ kind: 'suspend', days: '7' }, 'days', texts.moderation.daysRequired],
  [{ kind: 'suspend', days: 7 }, 'days', undefined],
  [{ kind: 'suspend', days: null }, 'days', undefined],
  [{ version: undefined }, 'version', texts.moderation.versionMissing],
  [{ version: '3' }, 'version', texts.moderation.versionMissing],
  [{ version: 1.5 }, 'version', texts.moderation.versionMissing],
])('a decision with %j: %s: %s', (change, field, text) => {
  const checked = checkInput(decisionInputSchema, { ...valid, ...change });
  expect(checked.ok ? undefined : checked.errors[field]?.[0]).toBe(text);
});
