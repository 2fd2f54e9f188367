import { texts } from '@porchlight/domain';

export interface ErrorStateMessages {
  /** The default title. */
  title: string;
  /** Text of the retry button. */
  retry: string;
}

export const english: ErrorStateMessages = {
  title: texts.common.somethingWentWrong,
  retry: texts.common.tryAgain,
};
