import { passwordProofSchema } from '@porchlight/domain';
import { type ButtonProps, Dialog } from '@porchlight/ui';

import { PasswordForm } from '../../forms/index.ts';
import type { SessionUser } from '../../session/index.ts';

export interface PasswordDialogProps {
  user: SessionUser;
  open: boolean;
  onCancel: () => void;
  title: string;
  description: string;
  /** Accessible name of the form. */
  formLabel: string;
  confirm: string;
  cancel: string;
  /** Default `accent`. */
  tone?: ButtonProps['tone'];
  /** The action that needs the password. */
  send: (input: { password: string }) => Promise<unknown>;
  /** Error text when the server gives no reason. */
  failed: string;
  onDone: () => void | Promise<void>;
}

/** Asks for the current password before an action that a stolen session must not perform. */
export function PasswordDialog({
  user,
  open,
  onCancel,
  title,
  description,
  formLabel,
  confirm,
  cancel,
  ...form
}: PasswordDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onCancel} title={title} description={description} size="sm">
      {open && (
        <PasswordForm
          {...form}
          label={formLabel}
          account={user.email}
          schema={passwordProofSchema}
          initialValues={{ password: '' }}
          confirmLabel={confirm}
          cancelLabel={cancel}
          onCancel={onCancel}
        />
      )}
    </Dialog>
  );
}
