import { loadFailureText } from '@porchlight/domain';

/** Why something could not be loaded, and what to do: a line of its own below what the page says anyway. */
export function FailureReason({ error }: { error: unknown }) {
  return <p>{loadFailureText(error)}</p>;
}
