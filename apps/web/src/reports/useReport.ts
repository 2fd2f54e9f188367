import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { isPlainClick } from '../lib/isPlainClick.ts';
import { useSessionView } from '../session/index.ts';
import { askToReport, type ToReport } from './asking.ts';

/**
 * Opens the report sheet instead of the page of a link, for a plain click of a member. All other clicks follow
 * the link, and so does this one when the sheet fails to load.
 */
export function useReport() {
  const { user } = useSessionView();
  const navigate = useNavigate();
  const [isLoading, setLoading] = useState(false);
  const report = (event: MouseEvent, reported: ToReport): void => {
    if (user === null || !isPlainClick(event)) return;
    event.preventDefault();
    setLoading(true);
    void askToReport(reported)
      .catch(() => navigate(reported.href))
      .finally(() => setLoading(false));
  };
  return { isLoading, report };
}
