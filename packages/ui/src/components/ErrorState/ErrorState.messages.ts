import { texts } from '@porchlight/domain';

export interface ErrorStateMessages {
  /** The default title. */
  title: string;
  /** The title without a connection. */
  offline: string;
  /** Below it: what still works, and what happens next. */
  offlineText: string;
  /** Text of the retry button. */
  retry: string;
}

export const english: ErrorStateMessages = {
  title: texts.common.somethingWentWrong,
  offline: 'You are offline',
  offlineText: 'What you have already opened still works. The rest loads by itself when you’re back online.',
  retry: texts.common.tryAgain,
};
