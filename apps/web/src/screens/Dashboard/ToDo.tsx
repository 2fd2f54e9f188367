import { isRenewable, type Listing } from '@porchlight/domain';
import { Card, Heading, Stack, TextLink } from '@porchlight/ui';

import { useNow } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { words } from './ToDo.words.ts';

export interface ToDoProps {
  unread: number;
  /** Offers that wait for the user's answer. */
  offers: number;
  listings: readonly Listing[];
}

/** What waits for the user, each a link; nothing when nothing does. */
export function ToDo({ unread, offers, listings }: ToDoProps) {
  const now = useNow();
  const expiring = listings.filter(
    (listing) => listing.status !== 'expired' && isRenewable(listing, now),
  ).length;
  const lines = [
    { href: paths.messages.href(), count: offers, say: words.offers },
    { href: paths.messages.href(), count: unread, say: words.unread },
    { href: paths.myListings.href(), count: expiring, say: words.expiring },
  ].filter(({ count }) => count > 0);
  if (lines.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="to-do-title">
      <Stack gap={2}>
        <Heading level={2} size="md" id="to-do-title">
          {words.title}
        </Heading>
        <Stack as="ul" gap={1}>
          {lines.map(({ href, count, say }) => (
            <li key={say(count)}>
              <TextLink href={href} standalone>
                {say(count)}
              </TextLink>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
