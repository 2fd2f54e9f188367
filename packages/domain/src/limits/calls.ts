/** JSON calls give up after this long. */
export const httpTimeoutMs = 10_000;
/** Uploads may take longer: five photos on a slow connection. */
export const uploadTimeoutMs = 60_000;
/** After a 429, the longest wait and the number of retries. */
export const crowdedWaitMaxMs = 5_000;
export const crowdedRetries = 2;
/** Data counts as fresh for five minutes. */
export const staleMs = 300_000;
/** Server texts longer than this are truncated before they are shown. */
export const serverMessageMax = 300;
/** The largest form, a report, takes 76 KB with every character escaped. */
export const jsonBodyMaxBytes = 128 * 1024;
/** Surrounding spaces, CRLF and decomposed letters don't count toward a limit: a raw text may be this many times as long. */
export const rawTextFactor = 4;
/** No field of a form reads more of a raw text than this: the longest limit times `rawTextFactor`. */
export const rawTextMax = 20_000;
/** No query parameter is read beyond this. A cursor with a long title in it takes 3,000. */
export const queryTextMax = 4_000;
/** Ids and slugs are shorter. */
export const idMax = 100;
