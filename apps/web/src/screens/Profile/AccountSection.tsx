import { Card, Heading, Stack } from '@porchlight/ui';
import { type ReactNode, type Ref, useId } from 'react';

export interface AccountSectionProps {
  title: string;
  /** The content is loading. Default false. */
  busy?: boolean;
  /** Ref of the heading, which is focusable. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A titled section of the account. Renders `<section>`. */
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
