import { limits } from '@porchlight/domain';

/** Texts of an `EmergencyNotice`. */
export interface EmergencyNoticeMessages {
  title: string;
  /** Instructions before the number. */
  text: string;
  /** The default emergency number for the language. */
  number: string;
  /** Text of the `tel:` link. */
  call: (number: string) => string;
}

export const english: EmergencyNoticeMessages = {
  title: 'In immediate danger?',
  text: 'Do not wait for an answer from us. Call the emergency services first.',
  number: limits.emergencyNumber,
  call: (number) => `Call ${number}`,
};
