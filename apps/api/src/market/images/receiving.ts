import { limits, texts } from '@porchlight/domain';
import {
  type ApiContext,
  type BodyWatcher,
  type HttpError,
  unavailable,
  type Viewer,
} from '../../platform/http/index.ts';
import { networkOf } from '../../platform/limits/index.ts';
import { createTurns, CrowdedError, type Requester, type TurnLimits } from '../../platform/turns.ts';

export interface UploadLimits {
  /** Bytes of uploads that may be in memory at once. */
  bytes: number;
  /** How many uploads are received and processed at once, and how many wait with their bodies unread. */
  turns: TurnLimits;
}

/**
 * An account may upload two bodies at once and a network eight; the memory fits two of the largest bodies.
 */
const defaultLimits: UploadLimits = {
  bytes: 2 * limits.uploadBodyMaxBytes,
  turns: { atOnce: 40, atOncePerKey: 2, atOncePerGroup: 8, waitingMax: 80, waitingPerKey: 10 },
};

/** Shares the memory for uploads among accounts. */
export interface Uploads {
  /**
   * Runs `task`, which reads an upload and processes it, when it is its requester's turn. Memory is counted
   * by the bytes that arrived. When it is full, the upload of the account that holds most of it is ended.
   *
   * @throws HttpError 503 with `Retry-After` when there is no room
   */
  run<T>(requester: Requester, task: (watcher: BodyWatcher) => Promise<T>): Promise<T>;
}

interface Upload {
  key: string;
  bytes: number;
  end: AbortController;
}

const busy = (): HttpError => unavailable(texts.refusals.service.uploadsBusy, 'busy');

export function createUploads({ bytes: max, turns: turnLimits }: UploadLimits = defaultLimits): Uploads {
  const turns = createTurns(turnLimits);
  const inMemory = new Set<Upload>();

  const sum = (uploads: readonly Upload[]): number => uploads.reduce((total, { bytes }) => total + bytes, 0);

  /** The largest upload of the account that holds the most memory. */
  function largest(uploads: readonly Upload[]): Upload | undefined {
    const heldBy = ({ key }: Upload): number => sum(uploads.filter((other) => other.key === key));
    return uploads.toSorted((a, b) => heldBy(b) - heldBy(a) || b.bytes - a.bytes)[0];
  }

  function makeRoom(): void {
    const uploads = [...inMemory].filter(({ end }) => !end.signal.aborted);
    if (sum(uploads) <= max) return;
    largest(uploads)?.end.abort(busy());
    makeRoom();
  }

  return {
    async run(requester, task) {
      const upload: Upload = { key: requester.key, bytes: 0, end: new AbortController() };
      const watcher: BodyWatcher = {
        signal: upload.end.signal,
        arrived(bytes) {
          upload.bytes += bytes;
          makeRoom();
        },
      };
      try {
        return await turns.run(requester, async () => {
          inMemory.add(upload);
          return task(watcher);
        });
      } catch (error) {
        throw error instanceof CrowdedError ? busy() : error;
      } finally {
        inMemory.delete(upload);
      }
    },
  };
}

export const uploaderOf = (c: ApiContext, viewer: Viewer): Requester => ({
  key: viewer.id,
  group: networkOf(c.get('clientAddress')),
});

/** One for all routes: they share this process's memory. */
export const uploads = createUploads();
