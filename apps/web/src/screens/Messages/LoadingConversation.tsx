import { texts } from '@porchlight/domain';
import { ArrowLeftIcon, Conversation, Heading, TextLink, VisuallyHidden } from '@porchlight/ui';

import { useNow } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import * as styles from './Messages.css.ts';

/** The open conversation until the user is known. */
export function LoadingConversation() {
  const now = useNow();
  return (
    <section className={styles.conversation} aria-label={texts.common.loading}>
      <header className={styles.head}>
        <TextLink href={paths.messages.href()} standalone tone="muted" className={styles.back}>
          <ArrowLeftIcon /> <VisuallyHidden>{texts.messages.back}</VisuallyHidden>
        </TextLink>
        <div className={styles.names}>
          <Heading level={2} size="md">
            {texts.common.loading}
          </Heading>
        </div>
      </header>
      <Conversation
        className={styles.pane}
        conversation={[]}
        currentUserId=""
        otherName=""
        now={now}
        loading
      />
    </section>
  );
}
