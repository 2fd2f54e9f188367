import { ButtonLink, Card, CircleCheckIcon, Heading, Inline, Stack, Text } from '@porchlight/ui';

export interface SentCardProps {
  title: string;
  text: string;
  href: string;
  action: string;
  /** The way back to where one came from, before the other. Default none. */
  back?: { href: string; action: string } | undefined;
}

/** Stable, so that the focus is moved once and not at every render. */
const focusOnArrival = (heading: HTMLHeadingElement | null): void => heading?.focus();

/** What replaces a form that was sent. Takes the focus, so that everyone hears of it. Renders `<section>`. */
export function SentCard({ title, text, href, action, back }: SentCardProps) {
  return (
    <Card as="section" padding="lg">
      <Stack gap={4} align="start">
        <CircleCheckIcon size="xl" />
        <Heading level={2} ref={focusOnArrival} tabIndex={-1}>
          {title}
        </Heading>
        <Text measure>{text}</Text>
        <Inline gap={3}>
          {back && <ButtonLink href={back.href}>{back.action}</ButtonLink>}
          <ButtonLink href={href} {...(back && { variant: 'outline', tone: 'neutral' })}>
            {action}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
