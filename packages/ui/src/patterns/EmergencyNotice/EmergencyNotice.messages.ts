import { limits } from '@porchlight/domain';

/** The words of an `EmergencyNotice`. */
export interface EmergencyNoticeMessages {
  title: string;
  /** What to do, before the number. */
  text: string;
  /** The number to dial where the language is spoken, unless the component is given one. */
  number: string;
  /** On the link that dials. */
  call: (number: string) => string;
}

export const english: EmergencyNoticeMessages = {
  title: 'In immediate danger?',
  text: 'Do not wait for an answer from us. Call the emergency services first.',
  number: limits.emergencyNumber,
  call: (number) => `Call ${number}`,
};
