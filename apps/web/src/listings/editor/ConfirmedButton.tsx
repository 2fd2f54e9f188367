import { texts } from '@porchlight/domain';
import { AlertDialog, Button } from '@porchlight/ui';
import { useState } from 'react';

const words = texts.listingForm;

export interface ConfirmedButtonProps {
  label: string;
  title: string;
  onConfirm: () => void;
}

/** Takes away what was kept on this device: for good, so it asks first. */
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
