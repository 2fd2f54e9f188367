import { isRecord } from '@porchlight/domain';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A sentence that one page hands to the next, once. Never taken from an address, where anyone could write one. */
export interface Notice {
  text: string;
  tone: 'positive' | 'critical' | 'info';
}

function readNotice(state: unknown): Notice | null {
  const notice = isRecord(state) ? state['notice'] : undefined;
  if (!isRecord(notice) || typeof notice['text'] !== 'string') return null;
  const tone = notice['tone'];
  return { text: notice['text'], tone: tone === 'positive' || tone === 'critical' ? tone : 'info' };
}

/** Router state that carries a notice to the page one goes to. */
export const withNotice = (notice: Notice): { state: { notice: Notice } } => ({ state: { notice } });

/** The notice this page was opened with. Reading it takes it out of the history, so that a reload does not repeat it. */
export function useNotice(): Notice | null {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const [notice] = useState(() => readNotice(state));
  useEffect(() => {
    if (readNotice(state) === null || !isRecord(state)) return;
    const { notice: _read, ...rest } = state;
    void navigate(pathname + search, { replace: true, state: rest });
  }, [navigate, pathname, search, state]);
  return notice;
}
