import type { ConversationHead, Message } from '@porchlight/domain';

import type { ToBlock } from '../../blocks/asking.ts';
import { paths } from '../../lib/paths.ts';
import type { ConversationId } from '../../messages/conversationId.ts';
import type { ToReport } from '../../reports/asking.ts';

/** The other user of a conversation, unless their account is deleted. */
export const toBlock = (
  { otherUserId }: ConversationId,
  { other_user: other }: ConversationHead,
): ToBlock | undefined =>
  other ? { id: otherUserId, name: other.name, leadsTo: paths.messages.href() } : undefined;

/** The other user of a conversation, or a message of theirs. */
export function toReport(conversation: ConversationId, head: ConversationHead, message?: Message): ToReport {
  const { listingId: listing, otherUserId: person } = conversation;
  const other = toBlock(conversation, head);
  const name = other?.name ?? '';
  const query = {
    ...(other === undefined ? { listing } : { person }),
    user: name,
    returnTo: paths.messages.href(conversation),
  };
  return {
    name,
    toBlock: other,
    ...(message === undefined
      ? { kind: 'person', id: person, href: paths.report.href(query) }
      : {
          kind: 'message',
          id: message.id,
          quote: message.content,
          sentAt: message.created_at,
          href: paths.report.href({ ...query, message: message.id }),
        }),
  };
}
