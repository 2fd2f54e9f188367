import { isRecord } from './isRecord.ts';
import { showJson } from './json.ts';

/** Longer values are summarized by their name. */
const longest = 42;

export type Plain = string | number | boolean;

/** Whether a value is a single word or number. */
export const isPlain = (value: unknown): value is Plain =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** A short text for a result, for its button; `null` if there is none. */
export function summaryOf(value: unknown): string | null {
  if (value === undefined) return null;
  if (Array.isArray(value)) {
    const [first] = value;
    if (value.length === 0) return 'nothing';
    const about = summaryOf(first);
    return value.length === 1 && about !== null ? about : `${value.length} of them`;
  }
  const text = showJson(value).replaceAll(/\s+/g, ' ');
  if (text.length <= longest) return text;
  if (!isRecord(value)) return null;
  const telling = ['title', 'name', 'text', 'formatted', 'content', 'message'].find((key) =>
    isPlain(value[key]),
  );
  if (telling !== undefined) return String(value[telling]).slice(0, longest);
  const parts = Object.entries(value).flatMap(([key, part]) =>
    isPlain(part) ? `${key} ${String(part)}` : (summaryOf(isRecord(part) ? part : undefined) ?? []),
  );
  return parts.length === 0 ? null : parts.join(', ').slice(0, longest);
}
