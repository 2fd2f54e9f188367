import { isRecord } from '@porchlight/domain';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A sentence that one page hands to the next, once. Never taken from an address, where anyone could write one. */
export interface Notice {
  text: string;
  tone: 'positive' | 'critical' | 'info';
}

/** What one page hands to the next, once. */
export interface HandedOver {
  notice: Notice | null;
  /** The address of an account, for its field in a form; nothing to show as anyone's. */
  email: string | null;
}

function readNotice(notice: unknown): Notice | null {
  if (!isRecord(notice) || typeof notice['text'] !== 'string') return null;
  const tone = notice['tone'];
  return { text: notice['text'], tone: tone === 'positive' || tone === 'critical' ? tone : 'info' };
}

function readHandedOver(state: unknown): HandedOver {
  const { notice, email } = isRecord(state) ? state : {};
  return { notice: readNotice(notice), email: typeof email === 'string' ? email : null };
}

/** Router state that carries these to the page one goes to. */
export const handOver = (state: Partial<HandedOver>): { state: Partial<HandedOver> } => ({ state });

/** What this page was opened with. Reading it takes it out of the history, so that a reload does not repeat it. */
export function useHandedOver(): HandedOver {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const [handedOver] = useState(() => readHandedOver(state));
  useEffect(() => {
    if (!isRecord(state) || !('notice' in state || 'email' in state)) return;
    const { notice: _notice, email: _email, ...rest } = state;
    void navigate(pathname + search, { replace: true, state: rest });
  }, [navigate, pathname, search, state]);
  return handedOver;
}

/** The notice this page was opened with, once. */
export const useNotice = (): Notice | null => useHandedOver().notice;
