import { ButtonLink, SearchIcon, TextField } from '@porchlight/ui';

import { paths } from '../../lib/paths.ts';
import { archiveHref } from '../../messages/conversationId.ts';
import * as styles from './Messages.css.ts';
import { words } from './FindConversation.words.ts';

export interface FindConversationProps {
  /** The typed text. */
  text: string;
  onTextChange: (text: string) => void;
  isArchive: boolean;
}

/** Above the list: a search, and the choice of inbox or archive. */
export function FindConversation({ text, onTextChange, isArchive }: FindConversationProps) {
  return (
    <div className={styles.find} role="search">
      <TextField
        type="search"
        label={words.find}
        labelVisibility="hidden"
        placeholder={words.find}
        start={<SearchIcon size="sm" />}
        autoComplete="off"
        value={text}
        onValueChange={onTextChange}
      />
      <nav aria-label={words.boxes} className={styles.boxes}>
        <ButtonLink
          size="sm"
          variant={isArchive ? 'quiet' : 'soft'}
          href={paths.messages.href()}
          aria-current={isArchive ? undefined : 'page'}
        >
          {words.inbox}
        </ButtonLink>
        <ButtonLink
          size="sm"
          variant={isArchive ? 'soft' : 'quiet'}
          href={archiveHref()}
          aria-current={isArchive ? 'page' : undefined}
        >
          {words.archived}
        </ButtonLink>
      </nav>
    </div>
  );
}
