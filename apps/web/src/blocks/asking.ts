import { createAsking } from '../lib/createAsking.ts';

/** A user to block. */
export interface ToBlock {
  id: string;
  name: string;
  /** The page to open afterwards, where the current one will be empty. */
  leadsTo: string;
}

export const loadBlockQuestion = () => import('./BlockQuestion.tsx');

/** The block dialog. */
export const {
  ask: askToBlock,
  stop: stopAsking,
  useAsked: useAskedToBlock,
} = createAsking<ToBlock>(loadBlockQuestion);
