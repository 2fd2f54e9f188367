import { nudgeIn } from '@porchlight/domain';
import { MessageNudge } from '@porchlight/ui';

import { paths } from '../lib/paths.ts';

/** A safety tip for a message being written. */
export function TypedNudge({ text }: { text: string }) {
  const kind = nudgeIn(text);
  return kind && <MessageNudge kind={kind} side="written" safetyHref={paths.safety.href()} />;
}
