import { urgencies, type Seller } from '../wire/entities.ts';
import { decisionReasons } from '../moderation/decisionReasons.ts';
import {
  caseStates,
  caseSubjects,
  decisionKinds,
  type CaseDetail,
  type CaseReport,
  type CaseSignal,
  type CaseSnapshot,
  type CaseSummary,
  type Decision,
  type DeskPerson,
  type LogEntry,
  type Moderator,
  type QuotedMessage,
  type SnapshotListing,
  type SnapshotMessage,
} from '../moderation/moderation.ts';
import {
  type Check,
  count,
  flag,
  id,
  nullable,
  number,
  oneOf,
  optional,
  parts,
  shape,
  text,
} from './checks.ts';
import { idOf, listingImage } from './entities.ts';

const person = shape<DeskPerson>({ id, name: text });

const summary = {
  id,
  subject: oneOf(caseSubjects),
  title: text,
  urgency: oneOf(urgencies),
  reports: count(),
  signals: count(),
  opened_at: text,
  state: oneOf(caseStates),
  taken_by: nullable(person),
  is_new_since_edit: optional(flag),
};

export const caseSummary = shape<CaseSummary>(summary);

const report = shape<CaseReport>({
  id,
  report_type: text,
  urgency: oneOf(urgencies),
  subject: text,
  description: text,
  evidence: nullable(text),
  created_at: text,
  reporter: nullable(shape<NonNullable<CaseReport['reporter']>>({ name: text, email: text })),
});

const signal = shape<CaseSignal>({ id, kind: text, details: text, created_at: text });

const snapshotListing = shape<SnapshotListing>({
  id,
  title: text,
  description: text,
  price: nullable(number),
  status: text,
  category: text,
  city: text,
  state: text,
  images: parts(listingImage, idOf),
  owner: person,
});

const quoted = shape<QuotedMessage>({ content: text, created_at: text, from: person });

const snapshotMessage = shape<SnapshotMessage>({
  id,
  content: text,
  created_at: text,
  from: person,
  about: shape<SnapshotMessage['about']>({ listing_id: id, title: text }),
  // Two messages may have the same time and content.
  quoted: (value, exactly) => {
    let place = 0;
    return parts(quoted, () => String((place += 1)))(value, exactly);
  },
});

const snapshot = shape<CaseSnapshot>({
  listing: nullable(snapshotListing),
  message: nullable(snapshotMessage),
  person: nullable(
    shape<Seller>({ id, name: text, avatar: nullable(text), created_at: text, verified: flag }),
  ),
});

const decision = shape<Decision>({
  id,
  kind: oneOf(decisionKinds),
  reason: oneOf(decisionReasons),
  words: text,
  days: nullable(count()),
  by: person,
  made_at: text,
  undone_at: nullable(text),
  undone_by: nullable(person),
  case_id: id,
});

const each = <Value extends string>(check: Check<Value>): Check<Value[]> => parts(check, (value) => value);

/** A case with everything needed to decide it. */
export const caseDetail = shape<CaseDetail>({
  ...summary,
  version: count(),
  reports_list: parts(report, idOf),
  signals_list: parts(signal, idOf),
  snapshot,
  is_changed: flag,
  listing_now: nullable(snapshotListing),
  decisions: parts(decision, idOf),
  history: parts(decision, idOf),
  allowed: each(oneOf(decisionKinds)),
});

export const logEntry = shape<LogEntry>({
  id,
  at: text,
  by: nullable(person),
  action: text,
  about: nullable(shape<NonNullable<LogEntry['about']>>({ kind: text, id, title: text })),
  case_id: nullable(id),
  reason: nullable(text),
  words: nullable(text),
});

export const moderator = shape<Moderator>({ id, name: text, email: text, named_at: nullable(text) });
