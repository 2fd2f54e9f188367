import { sameId } from '@porchlight/domain';

import { ownMessage, useResource } from '../../api/index.ts';

const words = { wrote: (name: string, when: string) => `${name} wrote on ${when}:` };

/**
 * What someone wrote to the person, as it stands in their report. Only who took part is told; nothing of it travels in
 * an address.
 *
 * @param userId Who reports. Undefined for visitors, who have no messages
 * @param about The message, and the name of who wrote it
 * @returns empty as long as nothing is known, or for good
 */
export function useQuotedMessage(
  userId: string | undefined,
  about: { messageId: string; user: string },
): string {
  const isAsked = userId !== undefined && about.messageId !== '';
  const { data } = useResource(isAsked ? ownMessage(userId, about.messageId) : null);
  if (data === undefined || sameId(data.from_user_id, userId)) return '';
  const when = `${data.created_at.slice(0, 16).replace('T', ' ')} UTC`;
  return `${words.wrote(about.user, when)}\n${data.content}`;
}
