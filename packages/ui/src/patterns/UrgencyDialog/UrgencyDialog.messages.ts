import { limits, texts } from '@porchlight/domain';

/** Texts of an `UrgencyDialog`. */
export interface UrgencyDialogMessages {
  title: string;
  text: string;
  cancel: string;
  continue: string;
}

export const english: UrgencyDialogMessages = {
  title: 'Is this an emergency?',
  text: `If anyone is in immediate danger, call ${limits.emergencyNumber} now. This form is for reports that are not emergencies, and no one reads it around the clock.`,
  cancel: texts.report.criticalCancel,
  continue: texts.report.criticalContinue,
};
