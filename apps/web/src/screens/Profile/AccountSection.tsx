import { Card, Heading, Stack } from '@porchlight/ui';
import { type ReactNode, type Ref, useId } from 'react';

export interface AccountSectionProps {
  title: string;
  /** What it shows is still on its way. Default false. */
  busy?: boolean;
  /** Of its heading, which can have the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One part of the account under a heading of its own. Renders `<section>`. */
export function AccountSection({ title, busy = false, headingRef, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={titleId} aria-busy={busy}>
      <Stack gap={5}>
        <Heading ref={headingRef} level={2} size="md" id={titleId} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
