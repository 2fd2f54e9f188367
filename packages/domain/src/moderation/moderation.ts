import type { DecisionReason } from './decisionReasons.ts';
import type {
  ContactCategory,
  ListingImage,
  ListingStatus,
  Pagination,
  ReportType,
  Seller,
  Urgency,
} from '../wire/entities.ts';

/** Any string other than the listed ones; keeps completion for the known values. */
type Other = string & Record<never, never>;

export const caseSubjects = ['listing', 'message', 'person', 'question', 'other'] as const;
/** Subject of a case. A question is one to support; `other` is a report of something that cannot be opened. */
export type CaseSubject = (typeof caseSubjects)[number];

export const caseStates = ['open', 'decided'] as const;
export type CaseState = (typeof caseStates)[number];

export const decisionKinds = [
  'nothing_wrong',
  'hide_listing',
  'remove_message',
  'warn',
  'suspend',
  'restore',
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** Lengths of a suspension in days; `null` is permanent. */
export const suspensionDays = [1, 7, 30, null] as const;
export type SuspensionDays = (typeof suspensionDays)[number];

export const signalKinds = [
  'same_words',
  'same_photo',
  'many_listings',
  'many_messages',
  'scam_words',
] as const;
/** Kinds of automatic flags. A flag opens a case and does nothing else. */
export type SignalKind = (typeof signalKinds)[number];

export const logActions = [
  'case_opened',
  'case_seen',
  'case_taken',
  'case_put_back',
  'decided',
  'decision_undone',
  'messages_seen',
  'moderator_named',
  'moderator_removed',
] as const;
export type LogAction = (typeof logActions)[number];

/** Possible decisions by subject; `restore` reverses an earlier decision. */
export const decisionsOn: Readonly<Record<CaseSubject, readonly DecisionKind[]>> = {
  listing: ['nothing_wrong', 'hide_listing', 'warn', 'suspend'],
  message: ['nothing_wrong', 'remove_message', 'warn', 'suspend'],
  person: ['nothing_wrong', 'warn', 'suspend'],
  question: ['nothing_wrong'],
  other: ['nothing_wrong'],
};

/** A user as shown in moderation. */
export interface DeskPerson {
  id: string;
  name: string;
}

export interface CaseSummary {
  id: string;
  subject: CaseSubject;
  /** Title of the listing, name of the user, or subject of the question. */
  title: string;
  /** The highest of its reports. */
  urgency: Urgency;
  /** How many users reported it, or asked. */
  reports: number;
  /** How often it was flagged automatically. */
  signals: number;
  opened_at: string;
  state: CaseState;
  taken_by: DeskPerson | null;
  /** Whether it was reopened because the owner changed a hidden listing. Absent: no. */
  is_new_since_edit?: boolean;
}

/** A report or a question. */
export interface CaseReport {
  id: string;
  /** For a question, its category. */
  report_type: ReportType | ContactCategory | Other;
  urgency: Urgency;
  subject: string;
  description: string;
  evidence: string | null;
  created_at: string;
  /** Visible to moderators only. */
  reporter: { name: string; email: string } | null;
}

/** An automatic flag. */
export interface CaseSignal {
  id: string;
  kind: SignalKind | Other;
  details: string;
  created_at: string;
}

/** A listing at the time of the first report, or now. */
export interface SnapshotListing {
  id: string;
  title: string;
  description: string;
  /** U.S. dollars. */
  price: number | null;
  status: ListingStatus | Other;
  /** Name of its category. */
  category: string;
  city: string;
  state: string;
  images: ListingImage[];
  owner: DeskPerson;
}

/** One message before the reported one. */
export interface QuotedMessage {
  content: string;
  created_at: string;
  from: DeskPerson;
}

/** A message at the time of the first report, with the messages right before it and no others. */
export interface SnapshotMessage {
  id: string;
  content: string;
  created_at: string;
  from: DeskPerson;
  about: { listing_id: string; title: string };
  quoted: QuotedMessage[];
}

/** The subject of a case at the time of the first report: users can edit it later. */
export interface CaseSnapshot {
  listing: SnapshotListing | null;
  message: SnapshotMessage | null;
  /** The owner, or the reported user. */
  person: Seller | null;
}

/** Whether the subject of a case has changed since the first report. */
export function isSnapshotOutdated(before: CaseSnapshot, now: CaseSnapshot): boolean {
  const told = ({ listing, message, person }: CaseSnapshot): string =>
    JSON.stringify([
      listing?.title,
      listing?.description,
      listing?.price,
      listing?.images.map(({ id }) => id),
      message?.content,
      person?.name,
      person?.avatar,
    ]);
  return told(before) !== told(now);
}

export interface Decision {
  id: string;
  kind: DecisionKind;
  reason: DecisionReason;
  /** Empty when the reason is enough. */
  words: string;
  /** For suspensions only; `null` is permanent. */
  days: number | null;
  by: DeskPerson;
  made_at: string;
  undone_at: string | null;
  undone_by: DeskPerson | null;
  case_id: string;
}

/** A case with everything needed to decide it. */
export interface CaseDetail extends CaseSummary {
  /** Sent with a decision, so that an outdated case cannot be decided. */
  version: number;
  reports_list: CaseReport[];
  signals_list: CaseSignal[];
  snapshot: CaseSnapshot;
  /** Whether the listing, the message or the user differs from the snapshot. */
  is_changed: boolean;
  /** The current listing, hidden or not, if it was changed. */
  listing_now: SnapshotListing | null;
  /** Decisions of this case, newest first. */
  decisions: Decision[];
  /** Decisions of other cases about either side, newest first. */
  history: Decision[];
  /** Possible decisions; empty when the case is decided. */
  allowed: DecisionKind[];
}

/** An entry of the append-only log. */
export interface LogEntry {
  id: string;
  at: string;
  /** `null` for the server itself. */
  by: DeskPerson | null;
  action: LogAction | Other;
  about: { kind: CaseSubject | 'moderator' | Other; id: string; title: string } | null;
  case_id: string | null;
  reason: DecisionReason | Other | null;
  words: string | null;
}

/** A user with access to moderation. */
export interface Moderator extends DeskPerson {
  email: string;
  /** `null` when set in the server's configuration: these cannot be removed in moderation. */
  named_at: string | null;
}

// Requests and responses

/** `GET /admin/cases` */
export interface CasesQuery {
  state?: CaseState;
  page?: number;
}

export interface CasesAnswer {
  cases: CaseSummary[];
  pagination: Pagination;
}

/** Response of every call about one case. */
export interface CaseAnswer {
  case: CaseDetail;
}

/** `POST /admin/cases/{id}/decisions` */
export interface DecisionInput {
  kind: DecisionKind;
  reason: DecisionReason;
  /** Required when the reason is `other`. */
  words: string;
  /** Only for a suspension, which requires it. */
  days?: SuspensionDays;
  version: number;
}

/** `GET /admin/log` */
export interface LogQuery {
  /** Id of a moderator. */
  by?: string;
  action?: LogAction;
  page?: number;
}

export interface LogAnswer {
  entries: LogEntry[];
  pagination: Pagination;
}

export interface ModeratorsAnswer {
  moderators: Moderator[];
}

/** `DELETE /admin/moderators/{id}` */
export interface ModeratorRemovalInput {
  /** The administrator's own password. */
  password: string;
}

/** `POST /admin/moderators` */
export interface ModeratorInput extends ModeratorRemovalInput {
  /** Email of an account that has confirmed it. */
  email: string;
}

/** Response of `POST /admin/moderators`. */
export interface ModeratorAnswer {
  moderator: Moderator;
}
