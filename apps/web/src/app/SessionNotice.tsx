import { Alert, Container } from '@porchlight/ui';

import { useSession, useSessionView } from '../session/index.ts';

/** Said once when this browser refuses to keep the session: it then lives in this tab only. */
export function SessionNotice() {
  const session = useSession();
  const { isMemoryOnly } = useSessionView();
  if (!isMemoryOnly) return null;
  return (
    <Container>
      <Alert tone="info" live="polite" onDismiss={session.dismissNotice}>
        This browser does not keep data for us, so you stay signed in only until you close this tab.
      </Alert>
    </Container>
  );
}
