import { texts } from '@porchlight/domain';

/** The words of dates that the language's own formats do not know, in every component that shows one. */
export interface DatesMessages {
  /** Less than a day ago. */
  today: string;
  /** In place of a date that is missing or none. */
  notAvailable: string;
}

export const english: DatesMessages = {
  today: texts.common.today,
  notAvailable: texts.common.dateNotAvailable,
};
