import type { SWRResponse } from 'swr';

import { type ApiError, type Resource, useResource } from '../api/index.ts';
import { useUserId } from '../session/index.ts';

/** Others work on the same queue: what is shown of it is asked for again each time. */
const shared = { dedupingInterval: 2000 };

/** Reads something of the desk as the moderator who is here. */
export function useDesk<Data>(resource: (userId: string) => Resource<Data>): SWRResponse<Data, ApiError> {
  const userId = useUserId();
  return useResource(userId === null ? null : resource(userId), shared);
}

/** What stands in place of a page; nothing while an older answer can be shown. */
export const failureOf = ({ data, error }: Pick<SWRResponse<unknown, ApiError>, 'data' | 'error'>): unknown =>
  data === undefined || error?.status === 403 ? error : undefined;
