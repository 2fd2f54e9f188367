import type {
  CaseDetail,
  CasesAnswer,
  CasesQuery,
  DecisionInput,
  LogAnswer,
  LogQuery,
  Moderator,
  ModeratorInput,
  ModeratorRemovalInput,
  ModeratorsAnswer,
  NumbersAnswer,
} from '@porchlight/domain';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import type { ApiClient, CallOptions } from './client.ts';
import { privateKey, queryString, type Resource } from './resource.ts';

const desk = '/admin';
const casePath = (id: string): string => `${desk}/cases/${encodeURIComponent(id)}`;

/** The queue of the desk, page by page. */
export function cases(userId: string, query: CasesQuery): Resource<CasesAnswer> {
  const path = `${desk}/cases${queryString(query)}`;
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'cases') };
}

/** One case. Asking for it stands in the log. */
export function caseOf(userId: string, id: string): Resource<CaseDetail> {
  return {
    key: privateKey(userId, casePath(id)),
    fetch: async (api) => (await api.read(casePath(id), 'case')).case,
  };
}

/** What has been done at the desk, the last first. */
export function deskLog(userId: string, query: LogQuery): Resource<LogAnswer> {
  const path = `${desk}/log${queryString(query)}`;
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'log') };
}

/** Who may open the desk. */
export function moderators(userId: string): Resource<ModeratorsAnswer> {
  const path = `${desk}/moderators`;
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'moderators') };
}

/** What happened on the site, day by day. */
export function dayNumbers(userId: string): Resource<NumbersAnswer> {
  const path = `${desk}/numbers`;
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'numbers') };
}

/** Asks for a case as it is now. */
export async function loadCase(api: ApiClient, id: string, options: CallOptions): Promise<CaseDetail> {
  return (await api.call('GET', casePath(id), 'case', options)).case;
}

/** Takes a case, or puts it back for the others. */
export async function setCaseTaken(
  api: ApiClient,
  id: string,
  isTaken: boolean,
  options: CallOptions,
): Promise<CaseDetail> {
  return (await api.call(isTaken ? 'PUT' : 'DELETE', `${casePath(id)}/taken`, 'case', options)).case;
}

/** Decides a case as it was read. */
export async function decideCase(
  api: ApiClient,
  id: string,
  decision: DecisionInput,
  options: CallOptions,
): Promise<CaseDetail> {
  return (await api.call('POST', `${casePath(id)}/decisions`, 'case', { ...options, body: decision })).case;
}

/** Takes a decision back: what it did is undone, and the case is open again. */
export async function undoDecision(
  api: ApiClient,
  id: string,
  decisionId: string,
  options: CallOptions,
): Promise<CaseDetail> {
  const path = `${casePath(id)}/decisions/${encodeURIComponent(decisionId)}`;
  return (await api.call('DELETE', path, 'case', options)).case;
}

/** Adds a moderator by the address of their account. */
export async function nameModerator(api: ApiClient, input: ModeratorInput): Promise<Moderator> {
  return (await api.call('POST', `${desk}/moderators`, 'moderator', { body: input })).moderator;
}

/** Removes a moderator whom an administrator added. */
export function removeModerator(
  api: ApiClient,
  id: string,
  input: ModeratorRemovalInput,
): Promise<undefined> {
  return api.call('DELETE', `${desk}/moderators/${encodeURIComponent(id)}`, 'nothing', { body: input });
}

/** After something was done at the desk: its lists and its log ask again. A case that came with it is kept as it is. */
export function useRefreshDesk(userId: string): (changed?: CaseDetail) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (changed) => {
      const kept = changed && caseOf(userId, changed.id).key;
      if (kept !== undefined) await mutate(kept, changed, { revalidate: false });
      const prefix = privateKey(userId, desk);
      return mutate((key) => typeof key === 'string' && key.startsWith(prefix) && key !== kept);
    },
    [mutate, userId],
  );
}
