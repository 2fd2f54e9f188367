import { nudgeIn } from '@porchlight/domain';
import { MessageNudge } from '@porchlight/ui';

import { paths } from '../lib/paths.ts';

/** What deserves a word of caution in a message that someone writes. */
export function TypedNudge({ text }: { text: string }) {
  const kind = nudgeIn(text);
  return kind && <MessageNudge kind={kind} side="written" safetyHref={paths.safety.href()} />;
}
