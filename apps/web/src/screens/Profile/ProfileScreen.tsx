import { texts } from '@porchlight/domain';
import { ButtonLink, Container, EmptyState, PageHeader, ProfileCard, Stack } from '@porchlight/ui';

import { useStaysWithoutSession } from '../../app/staying.ts';
import { paths } from '../../paths.ts';
import { useSessionView } from '../../session/index.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { UpdateEmailForm } from './UpdateEmailForm.tsx';

/** The signed-in person's own account. If the session ends while it is open, it says so instead of breaking. */
export function ProfileScreen() {
  useStaysWithoutSession();
  const { user } = useSessionView();
  return (
    <Container width="text">
      <Stack gap={8}>
        <PageHeader title={texts.profile.title} />
        {user === null ? (
          <EmptyState
            title={texts.profile.notSignedIn}
            action={
              <ButtonLink href={paths.login.href(paths.profile.href())}>{texts.navigation.signIn}</ButtonLink>
            }
          />
        ) : (
          <>
            <ProfileCard user={user} />
            <UpdateEmailForm />
            <ChangePasswordForm />
          </>
        )}
      </Stack>
    </Container>
  );
}
