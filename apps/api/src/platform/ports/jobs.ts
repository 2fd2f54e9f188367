import type { Language, ListingStatus, NotificationKind } from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';

/**
 * Every kind of email with the data needed to write it later: ids, and an address only if no record will contain it.
 * Never a token.
 */
export interface EmailPayloads {
  /** Whether an account has this address is checked when the email is written. */
  password_reset: { email: string };
  password_changed: { userId: string };
  export_ready: { userId: string };
  /** To the user's unconfirmed address at the time of writing. */
  confirm_email: { userId: string };
  email_change_asked: { userId: string };
  /** To the old address, confirmed or not. */
  email_changed: { userId: string; oldEmail: string; wasProven: boolean };
  already_registered: { userId: string };
  /** To the address of a user who deleted the account while suspended, when it is entered for a new account.
   * In the language of that registration; absent in jobs from before there were several. */
  address_suspended: { email: string; language?: Language };
  contact: { messageId: string };
  report: { reportId: string };
  report_received: { reportId: string };
  listing_expires: { listingId: string };
  /** To the user affected by a moderation decision, and when it was undone. */
  decided: { decisionId: string };
  decision_undone: { decisionId: string };
  /** To the reporter after a decision. */
  report_decided: { reportId: string };
  /** About one event: the conversation or listing `subjectId`, and a status in `what` if it has one. */
  notification: { kind: NotificationKind; userId: string; subjectId: string; what: string };
  /** All events stored for the daily email. */
  daily_letter: { userId: string };
}

/** Other one-time jobs. */
export interface ChorePayloads {
  remove_files: { keys: string[] };
  make_export: { userId: string; fileId: string };
  /** To all users interested in a listing, except those in `told`, who get a message. */
  tell_of_status: { listingId: string; status: ListingStatus; told: string[] };
  tell_of_price: { listingId: string };
  /** Checks whether to auto-flag it. */
  look_at_listing: { listingId: string };
  look_at_message: { messageId: string };
}

export type JobPayloads = EmailPayloads & ChorePayloads;
export type JobKind = keyof JobPayloads;

/** A queue for work that is done even if this process ends now. */
export interface Jobs {
  /**
   * Adds a job in a transaction: it runs soon after the commit, in any server process, and never after a rollback.
   *
   * @param delayMs minimum delay in milliseconds; a minute or more. Default: none
   * @returns its id
   */
  add<Kind extends JobKind>(
    tx: Queryable,
    kind: Kind,
    payload: JobPayloads[Kind],
    delayMs?: number,
  ): Promise<string>;
}

export interface JobTry {
  /** The job's id, the same in every attempt. */
  id: string;
  addedAt: Date;
  /** 1 for the first. */
  number: number;
  /** Aborted when the server stops: long work should end early then, and continue in the next attempt. */
  signal: AbortSignal;
}

/** A failure that leaves open whether the work was done. */
export class MaybeDoneError extends Error {
  override name = 'MaybeDoneError';
}
