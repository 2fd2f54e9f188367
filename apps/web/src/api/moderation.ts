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

/** The queue of cases, page by page. */
export function cases(userId: string, query: CasesQuery): Resource<CasesAnswer> {
  const path = `${desk}/cases${queryString(query)}`;
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'cases') };
}

/** One case. Reading it is logged. */
export function caseOf(userId: string, id: string): Resource<CaseDetail> {
  return {
    key: privateKey(userId, casePath(id)),
    fetch: async (api) => (await api.read(casePath(id), 'case')).case,
  };
}

/** The moderation log, newest first. */
export function deskLog(userId: string, query: LogQuery): Resource<LogAnswer> {
  const path = `${desk}/log${queryString(query)}`;
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'log') };
}

export function moderators(userId: string): Resource<ModeratorsAnswer> {
  const path = `${desk}/moderators`;
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'moderators') };
}

/** Daily numbers of the site. */
export function dayNumbers(userId: string): Resource<NumbersAnswer> {
  const path = `${desk}/numbers`;
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'numbers') };
}

/** Loads the current state of a case. */
export async function loadCase(api: ApiClient, id: string, options: CallOptions): Promise<CaseDetail> {
  return (await api.call('GET', casePath(id), 'case', options)).case;
}

/** Takes a case, or releases it. */
export async function setCaseTaken(
  api: ApiClient,
  id: string,
  isTaken: boolean,
  options: CallOptions,
): Promise<CaseDetail> {
  return (await api.call(isTaken ? 'PUT' : 'DELETE', `${casePath(id)}/taken`, 'case', options)).case;
}

/** Decides a case in the version that was read. */
export async function decideCase(
  api: ApiClient,
  id: string,
  decision: DecisionInput,
  options: CallOptions,
): Promise<CaseDetail> {
  return (await api.call('POST', `${casePath(id)}/decisions`, 'case', { ...options, body: decision })).case;
}

/** Undoes a decision and reopens its case. */
export async function undoDecision(
  api: ApiClient,
  id: string,
  decisionId: string,
  options: CallOptions,
): Promise<CaseDetail> {
  const path = `${casePath(id)}/decisions/${encodeURIComponent(decisionId)}`;
  return (await api.call('DELETE', path, 'case', options)).case;
}

/** Adds a moderator by email. */
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

/** Refreshes moderation lists and the log after a change. A case that came with the response is kept. */
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
