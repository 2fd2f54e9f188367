import { texts } from '@porchlight/domain';
import { ButtonLink, Container, EmptyState, PageHeader, ProfileCard, Stack } from '@porchlight/ui';

import { useMemberSince } from '../../account/useMemberSince.ts';
import { useOwnAccount } from '../../account/useOwnAccount.ts';
import { useApi } from '../../api/index.ts';
import { useStayOpen } from '../../lib/stayOpen.ts';
import { paths } from '../../lib/paths.ts';
import { type SessionUser, useSessionView } from '../../session/index.ts';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { BlockedPeople } from './BlockedPeople.tsx';
import { ChangeNameForm } from './ChangeNameForm.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { ProfilePhoto } from './ProfilePhoto.tsx';
import { SignedInPlaces } from './SignedInPlaces.tsx';
import { UpdateEmailForm } from './UpdateEmailForm.tsx';
import { YourData } from './YourData.tsx';

function Account({ user }: { user: SessionUser }) {
  const { origin } = useApi();
  const since = useMemberSince();
  const account = useOwnAccount();
  return (
    <>
      <ProfileCard user={{ ...user, avatar: user.avatar && origin + user.avatar, created_at: since }} />
      {account !== undefined && <ConfirmAddress account={account} />}
      <ProfilePhoto user={user} />
      <ChangeNameForm />
      <UpdateEmailForm />
      <ChangePasswordForm />
      <NotificationSettings key={user.id} user={user} />
      <BlockedPeople userId={user.id} />
      <SignedInPlaces key={`places ${user.id}`} userId={user.id} />
      <YourData key={`data ${user.id}`} user={user} />
      <DeleteAccount key={`leaving ${user.id}`} user={user} />
    </>
  );
}

/** The user's account. Handles the end of the session itself. */
export function ProfileScreen() {
  useStayOpen();
  const { user, hasEnded } = useSessionView();
  return (
    <Container width="text">
      <Stack gap={8}>
        <PageHeader title={texts.profile.title} />
        {user !== null && <Account user={user} />}
        {user === null && !hasEnded && <AccountSkeleton />}
        {user === null && hasEnded && (
          <EmptyState
            title={texts.profile.notSignedIn}
            action={
              <ButtonLink href={paths.login.href(paths.profile.href())}>{texts.navigation.signIn}</ButtonLink>
            }
          />
        )}
      </Stack>
    </Container>
  );
}
