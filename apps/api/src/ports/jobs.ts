import type { ListingStatus, NotificationKind } from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';

/**
 * Every kind of letter, with what has to be known to write one later: ids, and an address only where no record will
 * hold it. Never a token.
 */
export interface LetterPayloads {
  /** Whether anyone has this address is looked up when the letter is written. */
  password_reset: { email: string };
  password_changed: { userId: string };
  export_ready: { userId: string };
  /** To whatever address of theirs is to be proven when the letter is written. */
  confirm_email: { userId: string };
  email_change_asked: { userId: string };
  /** Goes to the address as it was, proven or not. */
  email_changed: { userId: string; oldEmail: string; wasProven: boolean };
  already_registered: { userId: string };
  /** To the address of someone who left while they were suspended, when it is entered for a new account. */
  address_suspended: { email: string };
  contact: { messageId: string };
  report: { reportId: string };
  report_received: { reportId: string };
  listing_expires: { listingId: string };
  /** To whom a decision of moderators is about, and once it was taken back. */
  decided: { decisionId: string };
  decision_undone: { decisionId: string };
  /** To who reported what was decided. */
  report_decided: { reportId: string };
  /** Of one thing: the conversation or listing `subjectId`, and what of it where that is to be said. */
  notification: { kind: NotificationKind; userId: string; subjectId: string; what: string };
  /** Of everything that was put aside for it. */
  daily_letter: { userId: string };
}

/** Everything else that is done once, some time after its cause. */
export interface ChorePayloads {
  remove_files: { keys: string[] };
  make_export: { userId: string; fileId: string };
  /** To all who care for a listing, but those who were told by a message. */
  tell_of_status: { listingId: string; status: ListingStatus; told: string[] };
  tell_of_price: { listingId: string };
  /** Whether anything about it is to be laid before a moderator. */
  look_at_listing: { listingId: string };
  look_at_message: { messageId: string };
}

export type JobPayloads = LetterPayloads & ChorePayloads;
export type JobKind = keyof JobPayloads;

/** What must happen later, and does even if this process ends now. */
export interface Jobs {
  /**
   * Adds a job to the transaction of its cause: it is done soon after the commit, by whichever copy of the server comes
   * first, and never when the transaction is undone.
   *
   * @param delayMs how long it waits, in milliseconds; a minute or more. Default: not at all
   * @returns its id
   */
  add<Kind extends JobKind>(
    tx: Queryable,
    kind: Kind,
    payload: JobPayloads[Kind],
    delayMs?: number,
  ): Promise<string>;
}

/** One try at a job. */
export interface JobTry {
  /** The job's: the same in every try. */
  id: string;
  /** When the job was added. */
  addedAt: Date;
  /** 1 for the first. */
  number: number;
  /** Aborted when the server stops: what takes long ends early then, and goes on in the next try. */
  signal: AbortSignal;
}

/** Something that failed in a way that leaves open whether it was done. */
export class MaybeDoneError extends Error {
  override name = 'MaybeDoneError';
}
