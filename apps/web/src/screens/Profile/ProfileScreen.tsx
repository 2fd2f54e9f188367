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
import { Sections } from './Sections.tsx';
import { SignedInPlaces } from './SignedInPlaces.tsx';
import { UpdateEmailForm } from './UpdateEmailForm.tsx';
import { YourData } from './YourData.tsx';
import { words } from './ProfileScreen.words.ts';

function Account({ user }: { user: SessionUser }) {
  const { origin } = useApi();
  const since = useMemberSince();
  const account = useOwnAccount();
  return (
    <Sections
      key={user.id}
      label={words.sections}
      intro={
        <>
          <ProfileCard user={{ ...user, avatar: user.avatar && origin + user.avatar, created_at: since }} />
          {account !== undefined && <ConfirmAddress account={account} />}
        </>
      }
      sections={[
        { id: 'photo', label: words.photo, content: <ProfilePhoto user={user} /> },
        { id: 'change-name', label: words.name, content: <ChangeNameForm user={user} /> },
        { id: 'change-email', label: words.email, content: <UpdateEmailForm /> },
        { id: 'change-password', label: words.password, content: <ChangePasswordForm /> },
        { id: 'notifications', label: words.notifications, content: <NotificationSettings user={user} /> },
        { id: 'blocked', label: words.blocked, content: <BlockedPeople userId={user.id} /> },
        { id: 'sign-ins', label: words.signIns, content: <SignedInPlaces userId={user.id} /> },
        { id: 'your-data', label: words.data, content: <YourData user={user} /> },
        { id: 'delete', label: words.remove, content: <DeleteAccount user={user} /> },
      ]}
    />
  );
}

/** The user's account. Handles the end of the session itself. */
export function ProfileScreen() {
  useStayOpen();
  const { user, hasEnded } = useSessionView();
  return (
    <Container>
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
