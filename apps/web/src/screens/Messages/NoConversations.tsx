import { texts } from '@porchlight/domain';
import { Button, ButtonLink, EmptyState, MailboxDrawing } from '@porchlight/ui';

import { paths } from '../../lib/paths.ts';
import { words } from './NoConversations.words.ts';

export interface NoConversationsProps {
  /** The search text, or `''`. */
  query: string;
  isArchive: boolean;
  onClear: () => void;
}

/** The empty state of the list, by reason. */
export function NoConversations({ query, isArchive, onClear }: NoConversationsProps) {
  if (query !== '')
    return (
      <EmptyState
        title={words.notFound}
        action={
          <Button variant="outline" onClick={onClear}>
            {words.clear}
          </Button>
        }
      >
        {words.looked}
      </EmptyState>
    );
  if (isArchive)
    return (
      <EmptyState drawing={<MailboxDrawing />} title={words.nothingArchived}>
        {words.archive}
      </EmptyState>
    );
  return (
    <EmptyState
      drawing={<MailboxDrawing />}
      title={texts.messages.empty}
      action={<ButtonLink href={paths.listings.href()}>{texts.favorites.browse}</ButtonLink>}
    >
      {words.start}
    </EmptyState>
  );
}
