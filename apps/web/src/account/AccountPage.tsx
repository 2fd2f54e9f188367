import { Alert, AuthCard, type AuthCardProps, BrandMark } from '@porchlight/ui';
import { type ReactNode, useEffect, useRef } from 'react';

import { focusHeading } from '../lib/focusHeading.ts';
import { type Notice } from '../lib/handOver.ts';
import { paths } from '../lib/paths.ts';

export interface AccountPageProps extends Omit<AuthCardProps, 'notice' | 'brand'> {
  /** What the page before had to say. */
  notice?: Notice | null;
  /** What went wrong with the last attempt. Interrupts a screen reader. */
  failure?: string | null;
  children: ReactNode;
}

/**
 * The page of a form outside of the site's layout: the brand above, notices, the form. When what it shows changes, and
 * its title with it, the heading has the focus, as after a move to another page. Renders `<main>`.
 */
export function AccountPage({ notice, failure, children, ...rest }: AccountPageProps) {
  const { title } = rest;
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return undefined;
    shown.current = title;
    return focusHeading();
  }, [title]);
  return (
    <main>
      <AuthCard
        brand={<BrandMark href={paths.home.href()} size="lg" />}
        notice={
          <>
            {notice && (
              <Alert tone={notice.tone} live="polite">
                {notice.text}
              </Alert>
            )}
            {failure && (
              <Alert tone="critical" live="assertive">
                {failure}
              </Alert>
            )}
          </>
        }
        {...rest}
      >
        {children}
      </AuthCard>
    </main>
  );
}
