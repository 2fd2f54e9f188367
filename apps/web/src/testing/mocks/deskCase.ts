import type { CaseDetail, Listing, Message, User } from '@porchlight/domain';

/** What a decision changed: a listing, a person or a message, as they were before. */
export type Before =
  | Pick<Listing, 'hidden'>
  | Pick<User, 'suspension'>
  | Pick<Message, 'subject' | 'content' | 'removed'>;

/** A case as the mocked world keeps it. */
export interface DeskCase extends Omit<
  CaseDetail,
  'reports' | 'signals' | 'is_changed' | 'listing_now' | 'history' | 'allowed'
> {
  subjectId: string | null;
  personId: string | null;
  reporters: string[];
  /** By the decision's id. */
  before: Map<string, Before>;
}
