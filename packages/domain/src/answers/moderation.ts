import { type DecisionReason, decisionReasons } from '../moderation/decisionReasons.ts';
import {
  caseStates,
  caseSubjects,
  type CaseSubject,
  decisionKinds,
  type LogAction,
  type SignalKind,
} from '../moderation/moderation.ts';
import { type ContactCategory, type ListingStatus, type ReportType, urgencies } from '../wire/values.ts';
import {
  type Check,
  count,
  flag,
  id,
  idOf,
  nullable,
  number,
  oneOf,
  openText,
  optional,
  parts,
  rows,
  type Shape,
  shape,
  text,
} from './checks.ts';
import { listingImage } from './listings.ts';
import { pagination } from './pagination.ts';
import { seller } from './people.ts';

const personFields = { id, name: text };

/** A user as shown in moderation. */
export interface DeskPerson extends Shape<typeof personFields> {}
const person: Check<DeskPerson> = shape(personFields);

const summaryFields = {
  id,
  subject: oneOf(caseSubjects),
  /** Title of the listing, name of the user, or subject of the question. */
  title: text,
  /** The highest of its reports. */
  urgency: oneOf(urgencies),
  /** How many users reported it, or asked. */
  reports: count(),
  /** How often it was flagged automatically. */
  signals: count(),
  opened_at: text,
  state: oneOf(caseStates),
  taken_by: nullable(person),
  /** Whether it was reopened because the owner changed a hidden listing. Absent: no. */
  is_new_since_edit: optional(flag),
};

export interface CaseSummary extends Shape<typeof summaryFields> {}
const caseSummary: Check<CaseSummary> = shape(summaryFields);
export const cases = shape({ cases: rows(caseSummary, idOf), pagination });

const reportFields = {
  id,
  /** For a question, its category. */
  report_type: openText<ReportType | ContactCategory>(),
  urgency: oneOf(urgencies),
  subject: text,
  description: text,
  evidence: nullable(text),
  created_at: text,
  /** Visible to moderators only. */
  reporter: nullable(shape({ name: text, email: text })),
};

/** A report or a question. */
export interface CaseReport extends Shape<typeof reportFields> {}
const report: Check<CaseReport> = shape(reportFields);

const signalFields = { id, kind: openText<SignalKind>(), details: text, created_at: text };

/** An automatic flag. */
export interface CaseSignal extends Shape<typeof signalFields> {}
const signal: Check<CaseSignal> = shape(signalFields);

const snapshotListingFields = {
  id,
  title: text,
  description: text,
  /** U.S. dollars. */
  price: nullable(number),
  status: openText<ListingStatus>(),
  /** Name of its category. */
  category: text,
  city: text,
  state: text,
  images: parts(listingImage, idOf),
  owner: person,
};

/** A listing at the time of the first report, or now. */
export interface SnapshotListing extends Shape<typeof snapshotListingFields> {}
const snapshotListing: Check<SnapshotListing> = shape(snapshotListingFields);

const quotedFields = { content: text, created_at: text, from: person };

/** One message before the reported one. */
export interface QuotedMessage extends Shape<typeof quotedFields> {}
const quoted: Check<QuotedMessage> = shape(quotedFields);

const snapshotMessageFields = {
  id,
  content: text,
  created_at: text,
  from: person,
  about: shape({ listing_id: id, title: text }),
  // Two messages may have the same time and content.
  quoted: ((value, exactly) => {
    let place = 0;
    return parts(quoted, () => String((place += 1)))(value, exactly);
  }) satisfies Check<QuotedMessage[]>,
};

/** A message at the time of the first report, with the messages right before it and no others. */
export interface SnapshotMessage extends Shape<typeof snapshotMessageFields> {}
const snapshotMessage: Check<SnapshotMessage> = shape(snapshotMessageFields);

const snapshotFields = {
  listing: nullable(snapshotListing),
  message: nullable(snapshotMessage),
  /** The owner, or the reported user. */
  person: nullable(seller),
};

/** The subject of a case at the time of the first report: users can edit it later. */
export interface CaseSnapshot extends Shape<typeof snapshotFields> {}
const snapshot: Check<CaseSnapshot> = shape(snapshotFields);

const decisionFields = {
  id,
  kind: oneOf(decisionKinds),
  reason: oneOf(decisionReasons),
  /** Empty when the reason is enough. */
  words: text,
  /** For suspensions only; `null` is permanent. */
  days: nullable(count()),
  by: person,
  made_at: text,
  undone_at: nullable(text),
  undone_by: nullable(person),
  case_id: id,
};

export interface Decision extends Shape<typeof decisionFields> {}
const decision: Check<Decision> = shape(decisionFields);

const caseFields = {
  ...summaryFields,
  /** Sent with a decision, so that an outdated case cannot be decided. */
  version: count(),
  reports_list: parts(report, idOf),
  signals_list: parts(signal, idOf),
  snapshot,
  /** Whether the listing, the message or the user differs from the snapshot. */
  is_changed: flag,
  /** The current listing, hidden or not, if it was changed. */
  listing_now: nullable(snapshotListing),
  /** Decisions of this case, newest first. */
  decisions: parts(decision, idOf),
  /** Decisions of other cases about either side, newest first. */
  history: parts(decision, idOf),
  /** Possible decisions; empty when the case is decided. */
  allowed: parts(oneOf(decisionKinds), (kind) => kind),
};

/** A case with everything needed to decide it. */
export interface CaseDetail extends Shape<typeof caseFields> {}
const caseDetail: Check<CaseDetail> = shape(caseFields);
export const oneCase = shape({ case: caseDetail });

const logFields = {
  id,
  at: text,
  /** `null` for the server itself. */
  by: nullable(person),
  action: openText<LogAction>(),
  about: nullable(shape({ kind: openText<CaseSubject | 'moderator'>(), id, title: text })),
  case_id: nullable(id),
  reason: nullable(openText<DecisionReason>()),
  words: nullable(text),
};

/** An entry of the append-only log. */
export interface LogEntry extends Shape<typeof logFields> {}
const logEntry: Check<LogEntry> = shape(logFields);
export const log = shape({ entries: rows(logEntry, idOf), pagination });

const moderatorFields = {
  ...personFields,
  email: text,
  /** `null` when set in the server's configuration: these cannot be removed in moderation. */
  named_at: nullable(text),
};

/** A user with access to moderation. */
export interface Moderator extends Shape<typeof moderatorFields> {}
const moderatorShape: Check<Moderator> = shape(moderatorFields);
export const moderator = shape({ moderator: moderatorShape });
export const moderators = shape({ moderators: rows(moderatorShape, idOf) });

const dayFields = {
  /** As YYYY-MM-DD, in UTC. */
  day: text,
  listings: count(),
  /** Users registered. */
  people: count(),
  /** Users who sent a message. */
  messages: count(),
  /** Listings sold that day, whenever they were posted. */
  sold: count(),
  reports: count(),
  /** Median hours to decision of the cases decided that day; `null` without cases. */
  hours_to_decision: nullable(number),
};

/** Totals of one day. */
export interface DayNumbers extends Shape<typeof dayFields> {}
const dayNumbers: Check<DayNumbers> = shape(dayFields);

/** The last day is today, still incomplete. */
export const numbers = shape({ days: parts(dayNumbers, ({ day }) => day) });
