import { ButtonLink, Card, CircleCheckIcon, Heading, Stack, Text } from '@porchlight/ui';
import { useEffect, useRef } from 'react';

export interface SentCardProps {
  title: string;
  text: string;
  href: string;
  action: string;
}

/** What replaces a form that was sent. Takes the focus, so that everyone hears of it. Renders `<section>`. */
export function SentCard({ title, text, href, action }: SentCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" padding="lg">
      <Stack gap={4} align="start">
        <CircleCheckIcon size="xl" />
        <Heading level={2} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text measure>{text}</Text>
        <ButtonLink href={href}>{action}</ButtonLink>
      </Stack>
    </Card>
  );
}
