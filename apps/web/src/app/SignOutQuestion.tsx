import { locale } from '@porchlight/domain';
import type { Unsent } from '@porchlight/flows';
import { AlertDialog } from '@porchlight/ui';
import { useState } from 'react';

import { useSession, useSessionView } from '../session/index.ts';
import { words } from './SignOutQuestion.words.ts';

const calledOf = (title: string): string => (title === '' ? words.untitled : words.quoted(title));

const nameOf = ({ kind, title }: Unsent): string =>
  kind === 'draft' ? words.draft(calledOf(title)) : words[kind];

/** Asks before a sign-out deletes unsent text. */
export function SignOutQuestion() {
  const session = useSession();
  const { unsent } = useSessionView();
  // Keeps its text while the dialog closes.
  const [shown, setShown] = useState<readonly Unsent[]>([]);
  if (unsent !== null && unsent !== shown) setShown(unsent);
  const [first] = shown;
  const isOneDraft = shown.length === 1 && first?.kind === 'draft';
  const things = [...new Set(shown.map(nameOf))];
  return (
    <AlertDialog
      open={unsent !== null}
      onOpenChange={() => session.cancelSignOut()}
      type="warning"
      destructive
      title={isOneDraft ? words.ofDraft(calledOf(first.title)) : words.ofAll}
      message={isOneDraft ? words.kept : words.keptAll(new Intl.ListFormat(locale).format(things))}
      primaryAction={{ label: words.confirm, onAction: () => void session.confirmSignOut() }}
      secondaryAction={{ label: words.cancel, onAction: () => session.cancelSignOut() }}
    />
  );
}
