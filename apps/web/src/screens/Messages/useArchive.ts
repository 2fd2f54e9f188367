import type { ConversationSummary } from '@porchlight/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { ApiError, setArchived, useApi, useRefreshMessages } from '../../api/index.ts';
import { focusHeading } from '../../lib/focusHeading.ts';
import { paths } from '../../lib/paths.ts';
import { usePorts } from '../../lib/ports.ts';
import { type ConversationId, isSameConversation } from './conversationId.ts';

/** A conversation that is put away, or brought back. */
export interface ArchiveChange {
  conversation: ConversationId;
  /** Whom it is with. */
  name: string;
  /** What it becomes. */
  archived: boolean;
  status: 'saving' | 'done' | 'failed';
}

/** Puts conversations away and brings them back, one at a time, and knows what was done last. */
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
    // Whoever has gone on meanwhile stays where they are.
    if (here.current !== from) return;
    // What was put away is no longer open; what was brought back is where it belongs.
    await navigate(next.archived ? paths.messages.href() : paths.messages.href(next.conversation));
    if (next.archived) focusHeading();
  };

  return {
    last,
    /** Whether a conversation is the one that was just put away. */
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
