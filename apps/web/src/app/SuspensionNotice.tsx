import { type User } from '@porchlight/domain';
import { Alert, Container, Text, TextLink, useMoments } from '@porchlight/ui';

import { ownAccount, useResource } from '../api/index.ts';
import { paths } from '../lib/paths.ts';
import { reasonText } from '../listings/hidden.ts';
import * as styles from './OfflineBanner.css.ts';
import { words } from './SuspensionNotice.words.ts';

/** Tells a suspended user why, until when, what they can still do, and how to object. */
export function SuspensionAlert({ suspension }: { suspension: User['suspension'] }) {
  const { moment } = useMoments();
  const until = suspension?.until ?? null;
  return (
    <Container className={styles.belowHeader}>
      <Alert tone="caution" title={until === null ? words.title : words.until(moment(until))}>
        {suspension && (
          <Text>
            {words.reason(reasonText(suspension.reason))} <bdi>{suspension.words}</bdi>
          </Text>
        )}
        <Text>
          {words.still} {words.object} <TextLink href={paths.contact.href()}>{words.write}</TextLink>.
        </Text>
      </Alert>
    </Container>
  );
}

/**
 * The same with details from the server, which the token lacks. Renders nothing once the suspension is over.
 */
export function SuspensionNotice({ userId }: { userId: string }) {
  const { data } = useResource(ownAccount(userId));
  if (data !== undefined && data.suspension === undefined) return null;
  return <SuspensionAlert suspension={data?.suspension} />;
}
