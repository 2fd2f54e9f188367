import type { DecisionReason } from './decisionReasons.ts';
import type {
  ContactCategory,
  ListingImage,
  ListingStatus,
  Pagination,
  ReportType,
  Seller,
  Urgency,
} from './entities.ts';

/** Any other string than the ones listed beside it: keeps completion for the known values. */
type Other = string & Record<never, never>;

export const caseSubjects = ['listing', 'message', 'person', 'question', 'other'] as const;
/** What a case is about. A question is one to support; `other` is a report of nothing that can be opened. */
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
/** What moderators can decide. */
export type DecisionKind = (typeof decisionKinds)[number];

/** How many days someone can be suspended for; null is for good. */
export const suspensionDays = [1, 7, 30, null] as const;
export type SuspensionDays = (typeof suspensionDays)[number];

export const signalKinds = [
  'same_words',
  'same_photo',
  'many_listings',
  'many_messages',
  'scam_words',
] as const;
/** What is noticed automatically. A signal opens a case and does nothing else. */
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
/** What the log of the desk tells of. */
export type LogAction = (typeof logActions)[number];

/** What each subject's cases can be decided to; `restore` comes with whatever was done about it before. */
export const decisionsOn: Readonly<Record<CaseSubject, readonly DecisionKind[]>> = {
  listing: ['nothing_wrong', 'hide_listing', 'warn', 'suspend'],
  message: ['nothing_wrong', 'remove_message', 'warn', 'suspend'],
  person: ['nothing_wrong', 'warn', 'suspend'],
  question: ['nothing_wrong'],
  other: ['nothing_wrong'],
};

/** Someone as the desk names them. */
export interface DeskPerson {
  id: string;
  name: string;
}

/** One line of the queue. */
export interface CaseSummary {
  id: string;
  subject: CaseSubject;
  /** What the listing, the person or the question is called. */
  title: string;
  /** The highest of its reports. */
  urgency: Urgency;
  /** How many people reported it, or asked. */
  reports: number;
  /** How often it was noticed automatically. */
  signals: number;
  opened_at: string;
  state: CaseState;
  taken_by: DeskPerson | null;
  /** Whether it is open again because the owner changed a hidden listing. Absent: it is not. */
  is_new_since_edit?: boolean;
}

/** What someone reported, or asked. */
export interface CaseReport {
  id: string;
  /** Of a question its category. */
  report_type: ReportType | ContactCategory | Other;
  urgency: Urgency;
  subject: string;
  description: string;
  evidence: string | null;
  created_at: string;
  /** Only moderators ever read it. */
  reporter: { name: string; email: string } | null;
}

/** What was noticed automatically. */
export interface CaseSignal {
  id: string;
  kind: SignalKind | Other;
  details: string;
  created_at: string;
}

/** A listing as it was when it was first reported, or as it is now. */
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

/** A message as it was when it was first reported, with what was written right before it and no more. */
export interface SnapshotMessage {
  id: string;
  content: string;
  created_at: string;
  from: DeskPerson;
  about: { listing_id: string; title: string };
  quoted: QuotedMessage[];
}

/** What a case is about, as it was when it was first reported: people edit. */
export interface CaseSnapshot {
  listing: SnapshotListing | null;
  message: SnapshotMessage | null;
  /** Whose it is, or who was reported. */
  person: Seller | null;
}

/** Whether what a case is about is not any more as it was when it was first reported. */
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

/** What a moderator decided. */
export interface Decision {
  id: string;
  kind: DecisionKind;
  reason: DecisionReason;
  /** Empty where the reason says it all. */
  words: string;
  /** Only of a suspension; null for good. */
  days: number | null;
  by: DeskPerson;
  made_at: string;
  undone_at: string | null;
  undone_by: DeskPerson | null;
  case_id: string;
}

/** A case as it is decided on. */
export interface CaseDetail extends CaseSummary {
  /** What a decision has to name, so that no one decides on what has changed meanwhile. */
  version: number;
  reports_list: CaseReport[];
  signals_list: CaseSignal[];
  snapshot: CaseSnapshot;
  /** Whether the listing, the message or the person is not any more as in the snapshot. */
  is_changed: boolean;
  /** The listing as it is now, hidden or not, where it has been changed. */
  listing_now: SnapshotListing | null;
  /** Of this case, the last first. */
  decisions: Decision[];
  /** Of other cases about anyone on either side of it, the last first. */
  history: Decision[];
  /** What can be decided now; nothing where it is decided. */
  allowed: DecisionKind[];
}

/** One entry of the log, which only grows. */
export interface LogEntry {
  id: string;
  at: string;
  /** Null for the server itself. */
  by: DeskPerson | null;
  action: LogAction | Other;
  about: { kind: CaseSubject | 'moderator' | Other; id: string; title: string } | null;
  case_id: string | null;
  reason: DecisionReason | Other | null;
  words: string | null;
}

/** Someone who may open the desk. */
export interface Moderator extends DeskPerson {
  email: string;
  /** Null where the server's settings name them: they cannot be removed in the desk. */
  named_at: string | null;
}

// What travels

/** `GET /admin/cases` */
export interface CasesQuery {
  state?: CaseState;
  page?: number;
}

export interface CasesAnswer {
  cases: CaseSummary[];
  pagination: Pagination;
}

/** Every call about one case. */
export interface CaseAnswer {
  case: CaseDetail;
}

/** `POST /admin/cases/{id}/decisions` */
export interface DecisionInput {
  kind: DecisionKind;
  reason: DecisionReason;
  /** Needed where the reason is `other`. */
  words: string;
  /** Only of a suspension, which needs it. */
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
  /** The administrator's own. */
  password: string;
}

/** `POST /admin/moderators` */
export interface ModeratorInput extends ModeratorRemovalInput {
  /** Of an account that has proven it. */
  email: string;
}

/** What `POST /admin/moderators` answers. */
export interface ModeratorAnswer {
  moderator: Moderator;
}
