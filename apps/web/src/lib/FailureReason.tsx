import { loadFailureText } from '@porchlight/domain';

/** The reason for a failed load, and what to do: a separate line below the page's own message. */
export function FailureReason({ error }: { error: unknown }) {
  return <p>{loadFailureText(error)}</p>;
}
