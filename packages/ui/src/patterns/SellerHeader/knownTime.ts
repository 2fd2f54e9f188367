import type { AnswerTime } from '@porchlight/domain';

/** The text of a reply time; none for an unknown value from another server. */
export const knownTime = (time: string | undefined, known: Record<AnswerTime, string>): string | undefined =>
  Object.entries(known).find(([name]) => name === time)?.[1];
