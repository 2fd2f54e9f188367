import { Button, ToastRegion } from '@porchlight/ui';

import type { Archive } from './useArchive.ts';
import { words } from './ArchiveToast.words.ts';

/** A toast after archiving or unarchiving, with undo. */
export function ArchiveToast({ archive: { last, change, forget } }: { archive: Archive }) {
  const toasts =
    last?.status === 'done'
      ? [
          {
            id: `${last.conversation.listingId}/${last.conversation.otherUserId} ${last.archived}`,
            tone: 'positive' as const,
            text: <bdi>{last.archived ? words.archived(last.name) : words.broughtBack(last.name)}</bdi>,
            action: (
              <Button
                size="sm"
                variant="outline"
                tone="neutral"
                onClick={() =>
                  change({ conversation: last.conversation, name: last.name, archived: !last.archived })
                }
              >
                {words.undo}
              </Button>
            ),
          },
        ]
      : [];
  return <ToastRegion toasts={toasts} onDismiss={forget} />;
}
