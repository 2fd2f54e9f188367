import { ButtonLink, Inline } from '@porchlight/ui';

export interface WayLinksProps {
  /** Accessible name of the navigation. */
  label: string;
  ways: readonly { href: string; label: string; isCurrent: boolean }[];
}

/** A row of links, one of them current. */
export function WayLinks({ label, ways }: WayLinksProps) {
  return (
    <Inline as="nav" gap={2} aria-label={label}>
      {ways.map(({ href, label: name, isCurrent }) => (
        <ButtonLink
          key={href}
          href={href}
          size="sm"
          tone="neutral"
          variant={isCurrent ? 'outline' : 'quiet'}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {name}
        </ButtonLink>
      ))}
    </Inline>
  );
}
