import { texts } from '@porchlight/domain';
import { ArchiveIcon, FlagIcon, IconButton, Menu, MoreIcon, ShieldIcon, Text } from '@porchlight/ui';
import { useState } from 'react';

import { askToBlock, type ToBlock } from '../../blocks/asking.ts';
import { type ConversationId, isSameId } from './conversationId.ts';
import * as styles from './Messages.css.ts';
import type { Archive } from './useArchive.ts';

const words = {
  more: 'Conversation options',
  block: 'Block',
  archive: 'Archive',
  bringBack: 'Move to inbox',
  notArchived: `That didn’t work. ${texts.common.tryAgain}.`,
  notLoaded: 'This didn’t load. Reload the page.',
};

export interface ConversationMenuProps {
  conversation: ConversationId;
  /** The other user's name. */
  name: string;
  /** URL of the report form. */
  reportHref: string;
  /** The other user, unless their account is deleted. */
  toBlock: ToBlock | undefined;
  isArchived: boolean;
  archive: Archive;
}

/** What can be done with the open conversation: report, block, archive or unarchive it. */
export function ConversationMenu({
  conversation,
  name,
  reportHref,
  toBlock,
  isArchived,
  archive: { last, change },
}: ConversationMenuProps) {
  const [asking, setAsking] = useState<'resting' | 'loading' | 'failed'>('resting');
  const mine = last !== null && isSameId(last.conversation, conversation) ? last : null;
  const ask = (person: ToBlock): void => {
    setAsking('loading');
    askToBlock(person).then(
      () => setAsking('resting'),
      () => setAsking('failed'),
    );
  };
  return (
    <>
      <Menu
        items={[
          {
            id: 'report',
            label: texts.navigation.report,
            icon: <FlagIcon size="sm" />,
            href: reportHref,
          },
          ...(toBlock
            ? [
                {
                  id: 'block',
                  label: words.block,
                  icon: <ShieldIcon size="sm" />,
                  onSelect: () => ask(toBlock),
                },
              ]
            : []),
          {
            id: 'archive',
            label: isArchived ? words.bringBack : words.archive,
            icon: <ArchiveIcon size="sm" />,
            onSelect: () => change({ conversation, name, archived: !isArchived }),
          },
        ]}
        renderTrigger={(props) => (
          <IconButton
            {...props}
            label={words.more}
            icon={<MoreIcon />}
            busy={asking === 'loading' || mine?.status === 'saving'}
          />
        )}
      />
      <Text as="div" size="sm" tone="critical" role="status" className={styles.menuFailure}>
        {asking === 'failed' && words.notLoaded}
        {mine?.status === 'failed' && words.notArchived}
      </Text>
    </>
  );
}
