import { ButtonLink, Card, PorchDrawing, Heading, Inline, Stack, Text } from '@porchlight/ui';

export interface SentCardProps {
  title: string;
  text: string;
  href: string;
  action: string;
  /** A link back to the previous page, before the main link. Default: none. */
  back?: { href: string; action: string } | undefined;
}

/** A stable callback, so that the focus moves once and not on every render. */
const focusOnArrival = (heading: HTMLHeadingElement | null): void => heading?.focus();

/** Replaces a submitted form. Takes the focus, so that screen readers announce it. Renders `<section>`. */
export function SentCard({ title, text, href, action, back }: SentCardProps) {
  return (
    <Card as="section" padding="lg">
      <Stack gap={4} align="start">
        <PorchDrawing />
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
