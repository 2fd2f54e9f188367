import { AlertDialog, type AlertDialogProps } from '../../components/AlertDialog/index.ts';
import { useMessages } from '../../lib/index.ts';
import { english, type UrgencyDialogMessages } from './UrgencyDialog.messages.ts';

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
  const words = useMessages('UrgencyDialog', english, messages);
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
