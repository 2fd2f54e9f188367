import { isRecord } from '@porchlight/domain';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A flash message, shown once. Never read from an address, which anyone could write. */
export interface Notice {
  text: string;
  tone: 'positive' | 'critical' | 'info';
}

/** State passed to the next page, once. */
export interface HandedOver {
  notice: Notice | null;
  /** An account's email to prefill a form; not to be displayed. */
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

/** Router state for the next page. */
export const handOver = (state: Partial<HandedOver>): { state: Partial<HandedOver> } => ({ state });

/** The state this page was opened with. It is removed from the history, so a reload doesn't repeat it. */
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

/** The flash message of this page, once. */
export const useNotice = (): Notice | null => useHandedOver().notice;
