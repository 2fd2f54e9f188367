import { CheckIcon, IconButton, ShareIcon, VisuallyHidden } from '@porchlight/ui';
import { useEffect, useState } from 'react';

import { sharing } from '../../lib/secureContext.ts';

const words = { share: 'Share', copied: 'Link copied' };

/** How long the button shows that the link was copied, in ms. */
const copiedMs = 3000;

/**
 * Shares a listing, or copies its address. Renders nothing where browsers can do neither.
 *
 * @param href path of its page
 */
export function ShareListing({ title, href }: { title: string; href: string }) {
  const [share, setShare] = useState<ReturnType<typeof sharing>>();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setShare(() => sharing()), []);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (share === undefined) return null;
  return (
    <>
      <IconButton
        variant="floating"
        label={isCopied ? words.copied : words.share}
        icon={isCopied ? <CheckIcon /> : <ShareIcon />}
        onClick={() => {
          // Rejects when the user closes the device's dialog: nothing to say.
          share({ title, url: new URL(href, location.origin).href }).then(
            (outcome) => setCopied(outcome === 'copied'),
            () => undefined,
          );
        }}
      />
      <VisuallyHidden role="status">{isCopied && words.copied}</VisuallyHidden>
    </>
  );
}
