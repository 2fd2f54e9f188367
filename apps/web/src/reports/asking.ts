import type { ToBlock } from '../blocks/asking.ts';
import { createAsking } from '../lib/createAsking.ts';

/** What is reported, with what the sheet says about it. */
export interface ToReport {
  kind: 'message' | 'listing' | 'person';
  /** Id of the message, the listing or the user. */
  id: string;
  /** The text of the message, or the title of the listing. */
  quote?: string;
  /** When the message was sent, as an ISO date. */
  sentAt?: string;
  /** Name of the sender, the seller or the reported user; empty if unknown. */
  name: string;
  /** The same user; absent when their account is deleted. */
  toBlock?: ToBlock | undefined;
  /** The report form, prefilled with this. */
  href: string;
}

export const loadReport = () => import('./Report.tsx');

/** The report sheet. */
export const {
  ask: askToReport,
  stop: stopReporting,
  useAsked: useReported,
} = createAsking<ToReport>(loadReport);
