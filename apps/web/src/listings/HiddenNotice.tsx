import { type Listing } from '@porchlight/domain';
import { Alert, ButtonLink, Text, TextLink } from '@porchlight/ui';

import { paths } from '../lib/paths.ts';
import { reasonText } from './hidden.ts';
import { words } from './HiddenNotice.words.ts';

export interface HiddenNoticeProps {
  hidden: NonNullable<Listing['hidden']>;
  /** The edit page. Default: the current page. */
  editHref?: string | undefined;
  className?: string;
}

/** Tells the owner of a hidden listing why it is hidden, what to do, and how to object. */
export function HiddenNotice({ hidden, editHref, className }: HiddenNoticeProps) {
  return (
    <Alert
      className={className}
      tone="caution"
      title={words.title}
      actions={
        editHref && (
          <ButtonLink size="sm" variant="outline" href={editHref}>
            {words.edit}
          </ButtonLink>
        )
      }
    >
      <Text>
        {words.seen} {words.reason(reasonText(hidden.reason))}{' '}
        <TextLink href={paths.rules.href()}>{words.rules}</TextLink>
      </Text>
      {hidden.words !== '' && (
        <Text>
          <bdi>{hidden.words}</bdi>
        </Text>
      )}
      <Text>
        {words.next} {words.object} <TextLink href={paths.contact.href()}>{words.write}</TextLink>.
      </Text>
    </Alert>
  );
}
