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
  /** Called by 'Cancel' and Escape: the urgency is unchanged. */
  onCancel: () => void;
  /** Called by 'I Understand, Continue', which sets critical. */
  onContinue: () => void;
  /** Texts, for translation. Default English. */
  messages?: Partial<UrgencyDialogMessages>;
}

/**
 * A confirmation before a report gets the urgency 'critical': first the emergency number, then the choice.
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
