import { texts } from '@porchlight/domain';
import { AlertDialog, DarkDrawing, EmptyState } from '@porchlight/ui';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../lib/paths.ts';

const words = texts.listingForm;

/** Replaces the form of another user's listing. */
export function Denied() {
  const navigate = useNavigate();
  const leave = (): void => void navigate(paths.myListings.href());
  return (
    <>
      <EmptyState title={words.deniedTitle} drawing={<DarkDrawing />}>
        {words.deniedText}
      </EmptyState>
      <AlertDialog
        open
        onOpenChange={leave}
        type="error"
        title={words.deniedTitle}
        message={words.deniedText}
        primaryAction={{ label: words.backToMyListings, onAction: leave }}
      />
    </>
  );
}
