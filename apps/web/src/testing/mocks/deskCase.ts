import type { CaseDetail, Listing, Message, User } from '@porchlight/domain';

/** The previous values that a decision changed, of a listing, a user or a message. */
export type Before =
  | Pick<Listing, 'hidden'>
  | Pick<User, 'suspension'>
  | Pick<Message, 'subject' | 'content' | 'removed'>;

/** A case in the model. */
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
