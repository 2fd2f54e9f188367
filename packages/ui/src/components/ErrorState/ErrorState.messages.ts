import { texts } from '@porchlight/domain';

export interface ErrorStateMessages {
  /** What failed, when nothing else is said. */
  title: string;
  /** Text of the button that tries again. */
  retry: string;
}

export const english: ErrorStateMessages = {
  title: texts.common.somethingWentWrong,
  retry: texts.common.tryAgain,
};
