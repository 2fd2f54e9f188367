import { CheckIcon, IconButton, ShareIcon, VisuallyHidden } from '@porchlight/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { addressOf } from '../../lib/ownPath.ts';
import { canShare, sharePage } from '../../lib/secureContext.ts';
import { unchanging } from '../../lib/unchanging.ts';
import { words } from './ShareListing.words.ts';

/** How long the button shows that the link was copied, in ms. */
const copiedMs = 3000;

/**
 * Shares a listing, or copies its address. Renders nothing where browsers can do neither.
 *
 * @param href path of its page
 */
export function ShareListing({ title, href }: { title: string; href: string }) {
  const [isCopied, setCopied] = useState(false);
  const isSupported = useSyncExternalStore(unchanging, canShare, () => false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!isSupported) return null;
  return (
    <>
      <IconButton
        variant="floating"
        label={isCopied ? words.copied : words.share}
        icon={isCopied ? <CheckIcon /> : <ShareIcon />}
        onClick={() => {
          // Rejects when the user closes the device's dialog: nothing to say.
          sharePage({ title, url: new URL(addressOf(href), location.origin).href }).then(
            (outcome) => setCopied(outcome === 'copied'),
            () => undefined,
          );
        }}
      />
      <VisuallyHidden role="status">{isCopied && words.copied}</VisuallyHidden>
    </>
  );
}
