import { texts } from '@porchlight/domain';
import { AlertDialog, Button } from '@porchlight/ui';
import { useState } from 'react';

const words = texts.listingForm;

export interface ConfirmedButtonProps {
  label: string;
  title: string;
  onConfirm: () => void;
}

/** A button that deletes something stored on this device, after a confirmation. */
export function ConfirmedButton({ label, title, onConfirm }: ConfirmedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={() => setAsking(false)}
        type="warning"
        destructive
        title={title}
        message={words.draftLost}
        primaryAction={{ label, onAction: onConfirm }}
        secondaryAction={{ label: texts.common.cancel, onAction: () => setAsking(false) }}
      />
    </>
  );
}
