import { texts } from '@porchlight/domain';
import { ArchiveIcon, FlagIcon, IconButton, Menu, MoreIcon, ShieldIcon, Text } from '@porchlight/ui';

import { blockWords } from '../../blocks/block.words.ts';
import { useAskToBlock } from '../../blocks/useAskToBlock.ts';
import { type ConversationId, isSameId } from '../../messages/conversationId.ts';
import type { ToReport } from '../../reports/asking.ts';
import { useReport } from '../../reports/useReport.ts';
import * as styles from './Messages.css.ts';
import type { Archive } from './useArchive.ts';
import { words } from './ConversationMenu.words.ts';

export interface ConversationMenuProps {
  conversation: ConversationId;
  /** The other user's name. */
  name: string;
  /** The other user, to report and to block. */
  reported: ToReport;
  isArchived: boolean;
  archive: Archive;
}

/** What can be done with the open conversation: report, block, archive or unarchive it. */
export function ConversationMenu({
  conversation,
  name,
  reported,
  isArchived,
  archive: { last, change },
}: ConversationMenuProps) {
  const { state: asking, ask } = useAskToBlock();
  const { isLoading, report } = useReport();
  const { toBlock } = reported;
  const mine = last !== null && isSameId(last.conversation, conversation) ? last : null;
  return (
    <>
      <Menu
        items={[
          {
            id: 'report',
            label: texts.navigation.report,
            icon: <FlagIcon size="sm" />,
            href: reported.href,
            // Of a deleted account, only the form can say what is wrong.
            ...(toBlock && { onSelect: (event) => report(event, reported) }),
          },
          ...(toBlock
            ? [
                {
                  id: 'block',
                  label: blockWords.block,
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
            busy={asking === 'loading' || isLoading || mine?.status === 'saving'}
          />
        )}
      />
      <Text as="div" size="sm" tone="critical" role="status" className={styles.menuFailure}>
        {asking === 'failed' && blockWords.notLoaded}
        {mine?.status === 'failed' && words.notArchived}
      </Text>
    </>
  );
}
