import type { SWRResponse } from 'swr';

import { type ApiError, type Resource, useResource } from '../api/index.ts';
import { useUserId } from '../session/index.ts';

/** Moderators share the queue, so its data is revalidated each time. */
const shared = { dedupingInterval: 2000 };

/** Reads a moderation resource as the signed-in moderator. */
export function useDesk<Data>(resource: (userId: string) => Resource<Data>): SWRResponse<Data, ApiError> {
  const userId = useUserId();
  return useResource(userId === null ? null : resource(userId), shared);
}

/** The error to show in place of a page; undefined while older data can be shown. */
export const failureOf = ({ data, error }: Pick<SWRResponse<unknown, ApiError>, 'data' | 'error'>): unknown =>
  data === undefined || error?.status === 403 ? error : undefined;
