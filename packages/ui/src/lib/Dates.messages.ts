import { texts } from '@porchlight/domain';

/** Texts of dates that Intl does not have, for every component that shows one. */
export interface DatesMessages {
  /** Less than a day ago. */
  today: string;
  /** Instead of a missing or invalid date. */
  notAvailable: string;
}

export const english: DatesMessages = {
  today: texts.common.today,
  notAvailable: texts.common.dateNotAvailable,
};
