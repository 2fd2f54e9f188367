import {
  type DecisionKind,
  decisionKinds,
  type DecisionReason,
  decisionReasons,
  limits,
  texts,
} from '@porchlight/domain';

import { link, list, p, type ArticleSection } from '../../articles/index.ts';
import { paths } from '../../lib/paths.ts';

/** The effect of each decision. */
const decided: Readonly<Record<DecisionKind, string>> = {
  nothing_wrong: 'All stays as it is, and no one is held to account for having been reported.',
  hide_listing:
    'Only its owner sees it then, with what is to be changed. Once it was edited, it is looked at again.',
  remove_message: 'It can no longer be read in the conversation, by either side.',
  warn: 'The person gets a letter with the reason; nothing else changes.',
  suspend:
    'For some days or for good. Suspended people can read their messages and take their data with them, nothing else. Their listings leave the site, and return with them.',
  restore: 'What was hidden or removed comes back, and who was suspended may go on.',
};

/** The meaning of each reason. */
const meant: Readonly<Record<DecisionReason, string>> = {
  scam: 'someone is to lose money, goods or an account by it.',
  prohibited: 'it stands on this page among what may not be offered, or the law forbids it.',
  misleading: 'it is not what it says, costs something else, or is not there.',
  offensive: 'it threatens, insults, harasses or shuts out people.',
  spam: 'advertising, or the same to many people.',
  unsafe: 'it could hurt someone who uses it, or who goes there.',
  duplicate: 'the same thing stands here already, from the same person or another account of theirs.',
  no_violation: 'it keeps to the rules.',
  other: 'what the moderator puts into words.',
};

/** How violations are found, who decides about them, and how. */
export const decidingSections: readonly ArticleSection[] = [
  {
    id: 'reporting',
    title: 'What happens to a report',
    blocks: [
      p(
        'Anybody may ',
        link('report', paths.report.href()),
        ` a listing, a person or a message, with or without an account. Every report is read by a moderator, who is a person, within ${limits.reportReviewHours} hours: the urgent ones first, then the oldest.`,
      ),
      list(
        'Reports about the same thing are one case. Ten reports weigh no more than one that is right.',
        'The moderator sees the thing as it was when it was reported, even if it was changed or deleted since.',
        `Of a conversation, they see the reported message and up to ${limits.messagesBeforeReported} messages before it, and nothing else. Each look is logged.`,
        'We never tell the person you reported who reported them.',
      ),
    ],
  },
  {
    id: 'noticed',
    title: 'What is noticed automatically',
    blocks: [
      p('Some things are laid before a moderator although no one reported them:'),
      list(
        'the same words or the same photo in the listings of several accounts;',
        'a new account that posts many listings, or writes first to many people, within an hour;',
        'a message with what swindlers ask for, such as a code that was sent to you, gift cards, or payment ahead.',
      ),
      p(
        'Nothing follows from it by itself. No listing is hidden, no message held back and no one suspended until a person has looked, and most of what is noticed turns out to be harmless. Of a message that was noticed the moderator sees that message alone.',
      ),
    ],
  },
  {
    id: 'decisions',
    title: 'What a moderator can decide',
    blocks: [
      list(...decisionKinds.map((kind) => `${texts.moderation.kinds[kind]}. ${decided[kind]}`)),
      p(
        'It is to be the least that protects others. A mistake is pointed out; what is done again after a warning leads to a suspension; fraud, threats and what endangers people lead to one at once.',
      ),
      p(
        'No moderator decides about themselves, or about what only they reported. No case is decided twice at the same time. Who decided what, when and why goes into a log that no one can change, moderators included.',
      ),
    ],
  },
  {
    id: 'reasons',
    title: 'The reasons, in plain words',
    blocks: [
      list(...decisionReasons.map((reason) => `${texts.moderation.reasons[reason]}: ${meant[reason]}`)),
      p(
        'The person a decision is about gets an email with the reason and the moderator’s words, unless nothing was wrong. People who reported get an email that it was decided, without what was done, unless they chose not to hear from us.',
      ),
    ],
  },
  {
    id: 'objecting',
    title: 'If you think that we are wrong',
    blocks: [
      p(
        'Write through the ',
        link('contact page', paths.contact.href()),
        ' and say what was overlooked; whether you were decided about or had reported makes no difference. We look at it again, and someone else does so where we can. Every decision can be taken back, and all that it did with it.',
      ),
      p(
        'If a listing was hidden, you need not object to bring it back: change what the letter names, and it is looked at again.',
      ),
    ],
  },
];
