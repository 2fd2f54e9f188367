import { Alert, AuthCard, type AuthCardProps, BrandMark } from '@porchlight/ui';
import type { ReactNode } from 'react';

import { type Notice } from '../app/notice.ts';
import { paths } from '../paths.ts';

export interface AccountPageProps extends Omit<AuthCardProps, 'notice' | 'brand'> {
  /** What the page before had to say. */
  notice?: Notice | null;
  /** What went wrong with the last attempt. Interrupts a screen reader. */
  failure?: string | null;
  children: ReactNode;
}

/** The page of a form outside of the site's layout: the brand above, notices, the form. Renders `<main>`. */
export function AccountPage({ notice, failure, children, ...rest }: AccountPageProps) {
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
