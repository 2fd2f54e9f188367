import { Alert, AuthCard, type AuthCardProps, BrandMark } from '@porchlight/ui';
import { type ReactNode, useEffect, useRef } from 'react';

import { focusHeading } from '../lib/focusHeading.ts';
import { type Notice } from '../lib/handOver.ts';
import { paths } from '../lib/paths.ts';

export interface AccountPageProps extends Omit<AuthCardProps, 'notice' | 'brand'> {
  /** Flash message of the previous page. */
  notice?: Notice | null;
  /** The error of the last attempt. Announced assertively. */
  failure?: string | null;
  children: ReactNode;
}

/**
 * A form page outside of the site's layout: the brand, notices, the form. A changed title moves the focus to
 * the heading, as a navigation would. Renders `<main>`.
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
