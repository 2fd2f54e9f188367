import { limits, texts } from '@porchlight/domain';

import { AlertDialog, type AlertDialogProps } from '../../components/AlertDialog/index.ts';
import { mergeMessages } from '../../lib/index.ts';

/** The words of an `UrgencyDialog`. */
export interface UrgencyDialogMessages {
  title: string;
  text: string;
  cancel: string;
  continue: string;
}

const defaultMessages: UrgencyDialogMessages = {
  title: 'Is this an emergency?',
  text: `If anyone is in immediate danger, call ${limits.emergencyNumber} now. This form is for reports that are not emergencies, and nobody reads it around the clock.`,
  cancel: texts.report.criticalCancel,
  continue: texts.report.criticalContinue,
};

export interface UrgencyDialogProps extends Omit<
  AlertDialogProps,
  | 'title'
  | 'message'
  | 'type'
  | 'onOpenChange'
  | 'primaryAction'
  | 'secondaryAction'
  | 'messages'
  | 'destructive'
> {
  /** Called by 'Cancel' and Escape: the urgency stays as it was. */
  onCancel: () => void;
  /** Called by 'I Understand, Continue': the only way to critical. */
  onContinue: () => void;
  /** Words, for translation. Default English. */
  messages?: Partial<UrgencyDialogMessages>;
}

/**
 * Stands between a report and the urgency 'critical': first the number to call, then the choice.
 *
 * Renders an `AlertDialog`.
 */
export function UrgencyDialog({ onCancel, onContinue, messages, ...rest }: UrgencyDialogProps) {
  const words = mergeMessages(defaultMessages, messages);
  return (
    <AlertDialog
      {...rest}
      type="warning"
      title={words.title}
      message={words.text}
      onOpenChange={onCancel}
      primaryAction={{ label: words.continue, onAction: onContinue }}
      secondaryAction={{ label: words.cancel, onAction: onCancel }}
    />
  );
}
