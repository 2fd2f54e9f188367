import type { ConversationSummary } from '@porchlight/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { ApiError, setArchived, useApi, useRefreshMessages } from '../../api/index.ts';
import { focusHeading } from '../../lib/focusHeading.ts';
import { paths } from '../../lib/paths.ts';
import { usePorts } from '../../lib/ports.ts';
import { type ConversationId, isSameConversation } from '../../messages/conversationId.ts';

/** A conversation being archived or unarchived. */
export interface ArchiveChange {
  conversation: ConversationId;
  /** The other user's name. */
  name: string;
  /** The new state. */
  archived: boolean;
  status: 'saving' | 'done' | 'failed';
}

/** Archives and unarchives conversations, one at a time, and remembers the last change. */
export function useArchive(userId: string) {
  const api = useApi();
  const { log } = usePorts();
  const navigate = useNavigate();
  const refresh = useRefreshMessages(userId);
  const [last, setLast] = useState<ArchiveChange | null>(null);
  const { key } = useLocation();
  const here = useRef<string>(undefined);
  useEffect(() => {
    here.current = key;
    return () => {
      here.current = undefined;
    };
  }, [key]);

  const change = async (next: Omit<ArchiveChange, 'status'>): Promise<void> => {
    if (last?.status === 'saving') return;
    setLast({ ...next, status: 'saving' });
    const from = here.current;
    try {
      await setArchived(api, next.conversation, next.archived);
    } catch (error) {
      log.warn('messages: not archived', { kind: error instanceof ApiError ? error.kind : 'unknown' });
      setLast({ ...next, status: 'failed' });
      return;
    }
    setLast({ ...next, status: 'done' });
    refresh();
    // The user has navigated away meanwhile: don't redirect.
    if (here.current !== from) return;
    // Closes an archived conversation, and opens an unarchived one in the inbox.
    await navigate(next.archived ? paths.messages.href() : paths.messages.href(next.conversation));
    if (next.archived) focusHeading();
  };

  return {
    last,
    /** Whether a conversation was just archived. */
    isPutAway: (summary: ConversationSummary) =>
      last !== null &&
      last.archived &&
      last.status === 'done' &&
      isSameConversation(summary, last.conversation),
    change: (next: Omit<ArchiveChange, 'status'>) => void change(next),
    forget: () => setLast(null),
  };
}

export type Archive = ReturnType<typeof useArchive>;
