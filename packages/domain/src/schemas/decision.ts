import { mixed, number, object, string, type Schema } from 'yup';
import * as limits from '../limits/index.ts';
import { decisionReasons } from '../moderation/decisionReasons.ts';
import { decisionKinds, suspensionDays, type SuspensionDays } from '../moderation/moderation.ts';
import { moderation as texts, profile } from '../texts/index.ts';
import { email, password, text } from './parts.ts';

const isDays = (value: unknown): value is NonNullable<SuspensionDays> =>
  typeof value === 'number' && suspensionDays.some((known) => known === value);

/** A moderator's decision: the moderation form. */
const decisionSchema = /* @__PURE__ */ object({
  kind: /* @__PURE__ */ string()
    .typeError(texts.kindRequired)
    .required(texts.kindRequired)
    .oneOf(decisionKinds, texts.kindRequired),
  reason: /* @__PURE__ */ string()
    .typeError(texts.reasonRequired)
    .required(texts.reasonRequired)
    .oneOf(decisionReasons, texts.reasonRequired),
  words: /* @__PURE__ */ text(texts.wordsRequired, {
    max: limits.decisionWordsMax,
    tooLong: texts.wordsTooLong,
  })
    .default('')
    .when('reason', ([reason], schema) =>
      reason === 'other' ? schema.required(texts.wordsRequired) : schema,
    ),
  days: /* @__PURE__ */ mixed<NonNullable<SuspensionDays>>(isDays)
    .nullable()
    .typeError(texts.daysRequired)
    .when('kind', ([kind], schema: Schema) =>
      schema.test(
        'days',
        kind === 'suspend' ? texts.daysRequired : texts.daysOnlySuspended,
        (value: unknown) => (kind === 'suspend' ? value !== undefined : value === undefined),
      ),
    ),
});

/** The body of `POST /admin/cases/{id}/decisions`. */
export const decisionInputSchema = /* @__PURE__ */ decisionSchema.shape({
  version: /* @__PURE__ */ number()
    .strict()
    .typeError(texts.versionMissing)
    .required(texts.versionMissing)
    .integer(texts.versionMissing)
    .min(0, texts.versionMissing),
});

/** The form that removes a moderator, and the body of `DELETE /admin/moderators/{id}`: the administrator's password. */
export const moderatorRemovalSchema = /* @__PURE__ */ object({
  password: /* @__PURE__ */ password(profile.currentPasswordRequired),
});

/** The form that adds a moderator, and the body of `POST /admin/moderators`. */
export const moderatorSchema = /* @__PURE__ */ moderatorRemovalSchema.shape({
  email: /* @__PURE__ */ email(),
});
