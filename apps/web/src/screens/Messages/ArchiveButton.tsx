import { texts } from '@porchlight/domain';
import { ArchiveIcon, Button, Text } from '@porchlight/ui';

import { type ConversationId, isSameId } from './conversationId.ts';
import * as styles from './Messages.css.ts';
import type { Archive } from './useArchive.ts';

const words = {
  archive: 'Archive',
  bringBack: 'Bring back',
  failed: `That did not work. ${texts.common.tryAgain}.`,
};

export interface ArchiveButtonProps {
  conversation: ConversationId;
  /** The other user's name. */
  name: string;
  isArchived: boolean;
  archive: Archive;
}

/** Archives or unarchives the open conversation. */
export function ArchiveButton({ conversation, name, isArchived, archive }: ArchiveButtonProps) {
  const { last, change } = archive;
  const mine = last !== null && isSameId(last.conversation, conversation) ? last : null;
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        tone="neutral"
        startIcon={<ArchiveIcon size="sm" />}
        busy={mine?.status === 'saving'}
        onClick={() => change({ conversation, name, archived: !isArchived })}
      >
        {isArchived ? words.bringBack : words.archive}
      </Button>
      <Text as="div" size="sm" tone="critical" role="status" className={styles.notArchived}>
        {mine?.status === 'failed' && words.failed}
      </Text>
    </>
  );
}
