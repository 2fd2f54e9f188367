/** JSON calls give up after this long. */
export const httpTimeoutMs = 10_000;
/** Uploads are allowed longer: five photos on a slow line. */
export const uploadTimeoutMs = 60_000;
/** When there are too many requests, a question waits for at most so long, and so often, before it is asked again. */
export const crowdedWaitMaxMs = 5_000;
export const crowdedRetries = 2;
/** Data counts as fresh for five minutes. */
export const staleMs = 300_000;
/** Server texts longer than this are cut before they are shown. */
export const serverMessageMax = 300;
export const jsonBodyMaxBytes = 1_048_576;
